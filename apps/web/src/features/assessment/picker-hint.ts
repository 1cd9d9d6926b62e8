/** Under the industry picker, and under what stands in its place until it is there. */
export const PICKER_HINT = 'Type to search, for example: dentist, charity, trucks'

/** What was done in the field before the picker was there. */
export interface Begun {
  text: string
  inField: boolean
  /** Whether that opens the list. */
  opened: boolean
}
export const NOTHING_BEGUN: Begun = { text: '', inField: false, opened: false }
