import { meantIndustry, searchIndustries } from '@cairn/domain/industry-search'
import type { IndustryMatch } from '@cairn/domain/industry-search'
import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'

/** One line of the list. `words`: what was typed, where Other takes it along. */
export type Choice = IndustryMatch & { words?: string }

type State = UseComboboxState<Choice>
type Change = UseComboboxStateChangeOptions<Choice>

/** What the text finds, and always Other, which takes along whatever is not the name of an industry. */
export function choicesFor(text: string): Choice[] {
  const found = searchIndustries(text)
  if (found.some(({ industry }) => industry.value === 'Other')) return found
  const other = searchIndustries('').filter(({ industry }) => industry.value === 'Other')
  return [...found, ...other.map((match) => ({ ...match, words: text.trim() }))]
}

/**
 * Where the picker differs from downshift: a press on the open field leaves it open, Escape never throws a choice
 * away, and leaving takes what was typed as far as it can be understood. What cannot stays in the field.
 */
export function pickerReducer(state: State, { type, changes }: Change): Partial<State> {
  const types = useCombobox.stateChangeTypes
  if (type === types.InputChange) return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 }
  if (type === types.InputClick) return state.isOpen ? state : changes
  if (type === types.InputKeyDownEscape) return keep(state.selectedItem, changes)
  if (type === types.InputBlur) return leave(state, changes)
  return changes
}

function leave(state: State, changes: Partial<State>): Partial<State> {
  const typed = state.inputValue.trim()
  if (typed === '' || typed === state.selectedItem?.industry.label) return keep(state.selectedItem, changes)
  const choice = choiceMeant(typed)
  if (choice) return keep(choice, changes)
  return { ...changes, isOpen: false, selectedItem: null, inputValue: state.inputValue }
}

/** What somebody means who typed this and went on. */
export function choiceMeant(text: string): Choice | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  const meant = meantIndustry(typed)
  const choices = choicesFor(typed)
  if (meant) return choices.find(({ industry }) => industry.value === meant.value)
  return choices[0]?.words ? choices[0] : undefined
}

function keep(item: Choice | null, changes: Partial<State>): Partial<State> {
  return { ...changes, isOpen: false, selectedItem: item, inputValue: item?.industry.label ?? '' }
}
