import { SUBCATEGORIES_SHOWN } from '@cairn/domain/industries'
import { searchIndustries } from '@cairn/domain/industry-search'
import type { IndustryMatch, Span } from '@cairn/domain/industry-search'
import { useCombobox } from 'downshift'
import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Ref } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Field } from '../../ui/field.tsx'
import { pickerReducer } from './picker-reducer.ts'

interface IndustryPickerProps {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
  error: string | undefined
}

/** Spec 2: a combobox that searches labels, descriptions and subcategories. */
export function IndustryPicker({ name, value, onChange, onBlur, ref, error }: IndustryPickerProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const matches = searchIndustries(query)
  const { isOpen, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = useCombobox({
    items: matches,
    inputId: id,
    itemToString: (match) => match?.industry.label ?? '',
    itemToKey: (match) => match?.industry.value,
    selectedItem: searchIndustries('').find(({ industry }) => industry.value === value) ?? null,
    stateReducer: pickerReducer(query === '' ? [] : matches),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.industry.value ?? ''),
    onInputValueChange: ({ type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) setQuery('')
    },
    onIsOpenChange: ({ isOpen: opened }) => {
      if (!opened) setQuery('')
      // On a phone the keyboard takes half the screen: bring the field up, so that the list has the rest.
      else if (matchMedia('(pointer: coarse)').matches) box.current?.scrollIntoView({ block: 'start' })
    },
  })
  return (
    <div ref={box} className="scroll-mt-2">
      <Field label="Industry" id={id} error={error} hint="Type to search, for example: dentist, charity, trucks">
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
              <ul
                {...getMenuProps({ 'aria-label': 'Industries' })}
                className="max-h-[min(26rem,52dvh)] overflow-y-auto overscroll-contain"
              >
                {isOpen &&
                  matches.map((match, index) => (
                    <li
                      key={match.industry.value}
                      {...getItemProps({ item: match, index })}
                      className="cursor-pointer border-b border-line px-3 py-2.5 last:border-b-0 aria-selected:bg-accent-soft"
                    >
                      <IndustryOption match={match} chosen={match.industry.value === value} />
                    </li>
                  ))}
              </ul>
              {isOpen && matches.length === 0 && (
                <p className="px-3 py-4 text-ink-soft">
                  No industries found matching &ldquo;<bdi>{query.trim()}</bdi>&rdquo;. Try another word, or choose
                  Other to use your own.
                </p>
              )}
            </div>
            <output className="sr-only">{isOpen && query.trim() !== '' && countText(matches.length, query)}</output>
          </div>
        )}
      </Field>
    </div>
  )
}

function IndustryOption({ match, chosen }: { match: IndustryMatch; chosen: boolean }) {
  const { industry, label, description, subcategories } = match
  const more = industry.subcategories.length - SUBCATEGORIES_SHOWN
  const hidden = industry.subcategories
    .map((text, index) => ({ text, spans: subcategories[index] ?? [] }))
    .slice(SUBCATEGORIES_SHOWN)
    .filter(({ spans }) => spans.length > 0)
  return (
    <>
      <span className="block font-semibold">
        <Marked text={industry.label} spans={label} />
        {chosen && <span className="ml-2 text-sm font-normal text-ink-soft">(chosen)</span>}
      </span>
      <span className="block text-sm text-ink-soft">
        <Marked text={industry.description} spans={description} />
      </span>
      {industry.subcategories.length > 0 && (
        <span className="mt-1 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-ink-soft">
          {industry.subcategories.slice(0, SUBCATEGORIES_SHOWN).map((text, index) => (
            <span key={text} className="rounded-sm border border-line px-1.5">
              <Marked text={text} spans={subcategories[index] ?? []} />
            </span>
          ))}
          {more > 0 && <Badge>+{more} more</Badge>}
        </span>
      )}
      {hidden.length > 0 && (
        <span className="mt-1 block text-sm text-ink-soft">
          Includes{' '}
          {hidden.map(({ text, spans }, index) => (
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
