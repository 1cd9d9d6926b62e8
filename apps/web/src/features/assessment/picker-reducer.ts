import { searchIndustries } from '@cairn/domain/industry-search'
import type { IndustryMatch } from '@cairn/domain/industry-search'
import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'

type State = UseComboboxState<IndustryMatch>
type Change = UseComboboxStateChangeOptions<IndustryMatch>

/**
 * Where the picker differs from downshift: a press on the open field leaves it open, Escape never throws a choice
 * away, and leaving takes what was typed only when it can mean one industry. `found` is what the typed text finds.
 */
export function pickerReducer(found: readonly IndustryMatch[]) {
  return (state: State, { type, changes }: Change): Partial<State> => {
    const types = useCombobox.stateChangeTypes
    if (type === types.InputChange) return { ...changes, highlightedIndex: finds(changes.inputValue) ? 0 : -1 }
    if (type === types.InputClick) return state.isOpen ? state : changes
    if (type === types.InputKeyDownEscape) return keep(state.selectedItem, changes)
    if (type === types.InputBlur) {
      const only = found.length === 1 ? (found[0] ?? null) : null
      return keep(only ?? state.selectedItem, changes)
    }
    return changes
  }
}

/** Only an option that is there can be pointed at. */
function finds(text = ''): boolean {
  return text.trim() !== '' && searchIndustries(text).length > 0
}

function keep(item: IndustryMatch | null, changes: Partial<State>): Partial<State> {
  return { ...changes, isOpen: false, selectedItem: item, inputValue: item?.industry.label ?? '' }
}
