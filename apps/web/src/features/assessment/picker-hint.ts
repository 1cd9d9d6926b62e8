/** Under the industry picker, and under what stands in its place until it is there. */
export const PICKER_HINT = 'Type to search, for example: dentist, charity, trucks'
