import { SUBCATEGORIES_SHOWN } from '@cairn/domain/industries'
import { searchIndustries } from '@cairn/domain/industry-search'
import type { Span } from '@cairn/domain/industry-search'
import { useCombobox } from 'downshift'
import { ChevronDown } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { Ref } from 'react'
import { Field } from '../../ui/field.tsx'
import { PICKER_HINT } from './picker-hint.ts'
import type { Begun } from './picker-hint.ts'
import { choiceMeant, choicesFor, pickerReducer } from './picker-reducer.ts'
import type { Choice } from './picker-reducer.ts'

interface IndustryPickerProps {
  name: string
  value: string
  /** What was done here before this was loaded; read once. */
  begun: Begun
  onChange: (value: string) => void
  /** Other was chosen for words that are in no list: they are the custom industry. */
  onOther: (words: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
  error: string | undefined
}

/** Spec 2: a combobox that searches labels, descriptions and subcategories. */
export function IndustryPicker({ name, value, begun, onChange, onOther, onBlur, ref, error }: IndustryPickerProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const left = begun.inField ? undefined : choiceMeant(begun.text)
  const [query, setQuery] = useState(begun.opened ? begun.text : '')
  const choices = choicesFor(query)
  const found = choices.filter(({ words }) => words === undefined).length
  const choose = (choice: Choice | null) => {
    onChange(choice?.industry.value ?? '')
    if (choice?.words) onOther(choice.words)
  }
  const { isOpen, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = useCombobox<Choice>({
    items: choices,
    inputId: id,
    itemToString: (match) => match?.industry.label ?? '',
    itemToKey: (match) => match?.industry.value,
    // Not `selectedItem`: downshift would write its label over what has been typed since, a render later.
    initialSelectedItem: left ?? searchIndustries('').find(({ industry }) => industry.value === value) ?? null,
    ...(begun.text !== '' && !left && { initialInputValue: begun.text }),
    initialIsOpen: begun.opened,
    initialHighlightedIndex: begun.opened && begun.text.trim() !== '' ? 0 : -1,
    stateReducer: pickerReducer,
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
    onInputValueChange: ({ type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) setQuery('')
    },
    onIsOpenChange: ({ isOpen: opened }) => {
      if (!opened) setQuery('')
      // On a phone the keyboard takes half the screen: bring the field up, so that the list has the rest.
      else if (matchMedia('(pointer: coarse)').matches) box.current?.scrollIntoView({ block: 'start' })
    },
  })
  useLayoutEffect(() => {
    if (begun.inField) box.current?.querySelector('input')?.focus()
    if (left) choose(left)
    // oxlint-disable-next-line react/exhaustive-deps -- what was begun is taken over once
  }, [])
  return (
    <div ref={box} className="scroll-mt-2">
      <Field label="Industry" id={id} error={error} hint={PICKER_HINT}>
        {(control) => (
          <div className="relative">
            <input
              {...getInputProps({
                ...control,
                'aria-labelledby': undefined,
                ref,
                name,
                onBlur,
                // Downshift tells of a change only after it has rendered: a quick key would meet the options of before.
                onChange: (event) => setQuery(event.currentTarget.value),
                placeholder: 'Search or choose',
                autoCapitalize: 'none',
                spellCheck: false,
                className: 'control pr-12',
              })}
            />
            <button
              {...getToggleButtonProps({ 'aria-label': 'Show industries' })}
              type="button"
              className="icon-button absolute top-0.5 right-0.5"
            >
              <ChevronDown aria-hidden="true" size={20} className={isOpen ? 'rotate-180' : ''} />
            </button>
            <div
              hidden={!isOpen}
              className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-md border border-edge bg-surface shadow-lift"
            >
              {isOpen && found === 0 && (
                <p className="border-b border-line px-3 py-2.5 text-ink-soft">
                  No industries found matching &ldquo;<bdi>{query.trim()}</bdi>&rdquo;. Try another word, or choose
                  Other to use your own.
                </p>
              )}
              <ul
                {...getMenuProps({ 'aria-label': 'Industries' })}
                className="max-h-[min(26rem,62dvh)] overflow-y-auto overscroll-contain"
              >
                {isOpen &&
                  choices.map((choice, index) => (
                    <li
                      key={choice.industry.value}
                      {...getItemProps({ item: choice, index })}
                      className="min-h-11 cursor-pointer border-b border-line px-3 py-0.5 last:border-b-0 aria-selected:bg-accent-soft"
                    >
                      <IndustryOption choice={choice} chosen={choice.industry.value === value} />
                    </li>
                  ))}
              </ul>
            </div>
            <output className="sr-only">{isOpen && query.trim() !== '' && countText(found, query)}</output>
          </div>
        )}
      </Field>
    </div>
  )
}

/** Two lines, so that eight are seen at a time; a third says by which word it was found, where none of those is shown. */
function IndustryOption({ choice, chosen }: { choice: Choice; chosen: boolean }) {
  const { industry, label, description, subcategories, trades, words } = choice
  const more = industry.subcategories.length - SUBCATEGORIES_SHOWN
  const hidden = industry.subcategories
    .map((text, index) => ({ text, spans: subcategories[index] ?? [] }))
    .slice(SUBCATEGORIES_SHOWN)
    .filter(({ spans }) => spans.length > 0)
  const reasons = hidden.length > 0 ? hidden : trades
  return (
    <>
      <span className="flex items-baseline gap-x-2.5 leading-6">
        <span className="shrink-0 font-semibold">
          <Marked text={industry.label} spans={label} />
          {chosen && <span className="ml-2 text-sm font-normal text-ink-soft">(chosen)</span>}
        </span>
        <span className="min-w-0 truncate text-[0.875rem] text-ink-soft">
          {words ? (
            <>
              Use &ldquo;<bdi>{words}</bdi>&rdquo; as your industry
            </>
          ) : (
            <Marked text={industry.description} spans={description} />
          )}
        </span>
      </span>
      {industry.subcategories.length > 0 && (
        <span className="flex items-center gap-1.5 text-[0.875rem] leading-5 text-ink-soft">
          <span className="min-w-0 truncate">
            {industry.subcategories.slice(0, SUBCATEGORIES_SHOWN).map((text, index) => (
              <span key={text}>
                {index > 0 && ' · '}
                <Marked text={text} spans={subcategories[index] ?? []} />
              </span>
            ))}
          </span>
          {more > 0 && <span className="badge badge-neutral shrink-0 py-0 leading-5">+{more} more</span>}
        </span>
      )}
      {reasons.length > 0 && (
        <span className="block text-[0.875rem] leading-5 text-ink-soft">
          Includes{' '}
          {reasons.map(({ text, spans }, index) => (
            <span key={text}>
              {index > 0 && '; '}
              <Marked text={text} spans={spans} />
            </span>
          ))}
        </span>
      )}
    </>
  )
}

/** The text with what was found in it marked. */
function Marked({ text, spans }: { text: string; spans: readonly Span[] }) {
  return spans.length === 0
    ? text
    : spans.map(([from, to], index) => (
        <span key={from}>
          {text.slice(spans[index - 1]?.[1] ?? 0, from)}
          <mark className="bg-warning-soft font-semibold text-ink underline decoration-warning decoration-2 underline-offset-2">
            {text.slice(from, to)}
          </mark>
          {index === spans.length - 1 && text.slice(to)}
        </span>
      ))
}

function countText(count: number, query: string): string {
  if (count === 0) return `No industries found matching ${query.trim()}`
  return count === 1 ? '1 industry found' : `${count} industries found`
}
