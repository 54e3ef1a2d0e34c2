import { type RefObject, useState } from 'react'
import { enquiryReasons, reasonLabel } from '../../../../../schemas/enquiry-reason.ts'
import { type EnquiryStatus, enquiryStatuses } from '../../../../../schemas/enquiry-status.ts'
import { longestSearch } from '../../../../../schemas/stored-enquiry.ts'
import { Key } from '../../../keys/key.tsx'
import { SelectField } from '../../../parts/select-field.tsx'
import { type ListFilter, orders, periods, withRingBacks } from './filter.ts'

interface FilterBarProps {
  filter: ListFilter
  onFilter: (filter: ListFilter) => void
  search: string
  onSearch: (search: string) => void
  searchField: RefObject<HTMLInputElement | null>
}

export function FilterBar({ filter, onFilter, search, onSearch, searchField }: FilterBarProps) {
  const [isMore, setMore] = useState(filter.reason !== undefined || filter.period !== undefined)
  const { reason, period, order } = filter
  const chosen = [
    reason && reasonLabel(reason),
    period && periods[period].label,
    order !== 'waiting' && orders[order],
  ].filter(Boolean)
  const toggle = (status: EnquiryStatus, isOn: boolean) =>
    onFilter({
      ...filter,
      statuses: enquiryStatuses.filter((one) => (one === status ? isOn : filter.statuses.includes(one))),
    })
  return (
    <search className="filters">
      <div className="field">
        <label htmlFor="search">
          Search <Key name="/" />
        </label>
        <input
          id="search"
          ref={searchField}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Name, email, part of a number, words"
          maxLength={longestSearch}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <fieldset className="chips">
        <legend className="sr-only">Status</legend>
        {enquiryStatuses.map((status) => (
          <label key={status} className="chip">
            <input
              type="checkbox"
              checked={filter.statuses.includes(status)}
              onChange={({ target }) => toggle(status, target.checked)}
            />
            {status}
          </label>
        ))}
        <div className="chips">
          <label className="chip">
            <input
              type="checkbox"
              checked={filter.isOverdue}
              onChange={({ target }) => onFilter({ ...filter, isOverdue: target.checked })}
            />
            overdue
          </label>
          <label className="chip">
            <input
              type="checkbox"
              checked={filter.isRingBack}
              onChange={({ target }) => onFilter(withRingBacks(filter, target.checked))}
            />
            to ring back
          </label>
        </div>
      </fieldset>
      <button
        type="button"
        className="button button-small more-filters"
        aria-expanded={isMore}
        onClick={() => setMore(!isMore)}
      >
        Reason, time and order{!isMore && chosen.length > 0 && `: ${chosen.join(', ')}`}
      </button>
      <div className="choices" data-more={isMore || undefined}>
        <SelectField
          label="Reason"
          value={filter.reason}
          options={enquiryReasons.map(({ value, label }) => [value, label])}
          onChange={(reason) => onFilter({ ...filter, reason })}
        />
        <SelectField
          label="Received"
          value={filter.period}
          options={Object.entries(periods).map(([value, { label }]) => [
            value as keyof typeof periods,
            label,
          ])}
          onChange={(period) => onFilter({ ...filter, period })}
        />
        <SelectField
          label="Order"
          value={filter.order}
          options={Object.entries(orders) as [keyof typeof orders, string][]}
          onChange={(order) => onFilter({ ...filter, order: order ?? 'waiting' })}
          isRequired
        />
      </div>
    </search>
  )
}
