import { REPORT_TYPES, ROADMAP_STATUSES, type RoadmapStatus } from '@cairn/contract/roadmaps'
import { reportTypeLabel } from '@cairn/domain/roadmap-content'
import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { STATUS_LABELS } from '../status-badge.tsx'
import { clearFilters, countActive, type Filters, isFiltered, setFilters, type Sort } from './filters.ts'

const SORTS: Record<Sort, string> = {
  created_desc: 'Newest first',
  created_asc: 'Oldest first',
  updated_desc: 'Recently updated',
  title: 'Title A-Z',
}

export function FilterBar({ filters, shown, total }: { filters: Filters; shown: number; total: number }) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const search = useRef<HTMLInputElement>(null)
  useSlashKey(search)
  const active = countActive(filters)
  return (
    <search className="mt-8 block border-y border-line py-5">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <Labelled label="Search by title">
          {(id) => (
            <div className="relative">
              <input
                ref={search}
                id={id}
                type="search"
                aria-keyshortcuts="/"
                className="control peer"
                value={filters.search}
                onChange={(event) => setFilters({ search: event.target.value })}
              />
              <kbd
                aria-hidden="true"
                className="key pointer-events-none absolute top-2.5 right-3 peer-focus:hidden peer-[:not([value=''])]:hidden max-sm:hidden pointer-coarse:hidden"
              >
                /
              </kbd>
            </div>
          )}
        </Labelled>
        {/* On a phone the list comes first: what narrows it is folded away. */}
        <Button
          variant="secondary"
          className="sm:hidden"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal size={17} aria-hidden />
          {active > 0 ? `Filters and order (${active} on)` : 'Filters and order'}
        </Button>
        <div id={panel} className={`gap-4 ${open ? 'grid' : 'hidden'} sm:contents`}>
          <Choice
            label="Report type"
            value={filters.reportType}
            options={[['all', 'All types'], ...REPORT_TYPES.map((type) => [type, reportTypeLabel(type)] as const)]}
            onChange={(reportType) => setFilters({ reportType })}
          />
          <Choice
            label="Status"
            value={filters.status}
            options={[['all', 'All'], ...ROADMAP_STATUSES.map((status) => [status, STATUS_LABELS[status]] as const)]}
            onChange={(status) => setFilters({ status: status as RoadmapStatus | 'all' })}
          />
          <Choice
            label="Sort by"
            value={filters.sort}
            options={Object.entries(SORTS)}
            onChange={(sort) => setFilters({ sort: sort as Sort })}
          />
          <Checkbox
            label="Favourites only"
            checked={filters.favoritesOnly}
            onChange={(event) => setFilters({ favoritesOnly: event.target.checked })}
          />
        </div>
        <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-6 lg:col-span-3">
          {isFiltered(filters) && (
            <Button variant="quiet" onClick={clearFilters}>
              Clear filters
            </Button>
          )}
          <p role="status" className="figures text-sm text-ink-soft">
            {shown} of {total} roadmaps
          </p>
        </div>
      </div>
    </search>
  )
}

/** '/' goes to the search, unless something is being typed. */
function useSlashKey(search: RefObject<HTMLInputElement | null>) {
  // Before the list is painted: who sees it may press the key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const at = event.target as HTMLElement
      if (at.matches('input:not([type=checkbox]), textarea, select, [contenteditable]') || at.closest('dialog')) return
      event.preventDefault()
      search.current?.focus()
      search.current?.select()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [search])
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          className="control control-select"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** A filter has no hint and no message, so none of the room a form's field keeps for them. */
function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
