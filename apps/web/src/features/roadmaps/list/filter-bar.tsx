import { REPORT_TYPES, ROADMAP_STATUSES, type RoadmapStatus } from '@cairn/contract/roadmaps'
import { reportTypeLabel } from '@cairn/domain/roadmap-content'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { STATUS_LABELS } from '../status-badge.tsx'
import { clearFilters, type Filters, isFiltered, setFilters, type Sort } from './filters.ts'

const SORTS: Record<Sort, string> = {
  created_desc: 'Newest first',
  created_asc: 'Oldest first',
  updated_desc: 'Recently updated',
  title: 'Title A-Z',
}

export function FilterBar({ filters, shown, total }: { filters: Filters; shown: number; total: number }) {
  return (
    <search className="mt-8 block border-y border-line py-5">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <Labelled label="Search by title">
          {(id) => (
            <input
              id={id}
              type="search"
              className="control"
              value={filters.search}
              onChange={(event) => setFilters({ search: event.target.value })}
            />
          )}
        </Labelled>
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
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <Checkbox
          label="Favourites only"
          checked={filters.favoritesOnly}
          onChange={(event) => setFilters({ favoritesOnly: event.target.checked })}
        />
        {isFiltered(filters) && (
          <Button variant="quiet" onClick={clearFilters}>
            Clear filters
          </Button>
        )}
        <p role="status" className="figures ml-auto text-sm text-ink-soft">
          {shown} of {total} roadmaps
        </p>
      </div>
    </search>
  )
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
