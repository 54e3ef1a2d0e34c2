import { formatHours } from '../../schemas/content/opening-hours.ts'
import { compare, compareLists } from './compare.ts'
import { type Element, findAll, textOf } from './element.ts'
import { stated } from './expected-page.ts'
import { type Mismatch, missing, type Stated, unknown } from './mismatch.ts'
import type { PageCheck, PageScope } from './scope.ts'

/** Opening hours wherever they are shown, a row a day. The home and contact pages show them. */
export const openingHours: PageCheck = (scope) => {
  const { page, expected, start } = scope
  const tables = page.all({ tag: 'dl', class: 'hours' })
  const rows = statedRows(scope)
  if (tables.length === 0 && ['home', 'contact'].includes(expected.kind)) {
    return rows.map((row) => missing('opening hours', start, row))
  }
  return tables.flatMap((table) => tableProblems(table, rows, scope))
}

function tableProblems(table: Element, rows: Stated[], { page, catalogue }: PageScope): Mismatch[] {
  const shown = findAll(table, { class: 'hours-row' })
  const said = shown.map((row) => {
    const [day] = findAll(row, { tag: 'dt' })
    const [times] = findAll(row, { tag: 'dd' })
    const text = `${day ? textOf(day) : ''}: ${times ? textOf(times) : ''}`
    return { text, place: page.said(times ?? row).place }
  })
  return [
    ...compareLists('opening hours', said, rows, page.placeOf(table)),
    ...catalogue.clinic.hours.flatMap((hours, index) => {
      const row = shown[index]
      if (!row) return []
      const day = stated(hours.day, 'clinic', ['hours', index, 'day'])
      const named = compare(
        'day, which the script marks',
        page.saidBy(row, 'data-day'),
        day,
        page.placeOf(row),
      )
      const alternate = 'closed' in hours ? undefined : hours.alternate
      const counted = page.saidBy(row, 'data-first-open')
      if (!alternate) return [...named, ...(counted ? [unknown('first open date', counted)] : [])]
      return [
        ...named,
        ...compare(
          'first open date, which the script counts from',
          counted,
          stated(alternate.firstOpen, 'clinic', ['hours', index, 'alternate', 'firstOpen']),
          page.placeOf(row),
        ),
      ]
    }),
  ]
}

function statedRows({ catalogue }: PageScope): Stated[] {
  const { panel } = catalogue.contact
  return catalogue.clinic.hours.map((hours, index) => {
    const day = `${hours.day.charAt(0).toUpperCase()}${hours.day.slice(1)}`
    const source = ['hours', index]
    if ('closed' in hours) return stated(`${day}: ${panel.closed}`, 'clinic', source)
    const label = hours.alternate ? panel.alternate.replace('{day}', day) : day
    return stated(`${label}: ${formatHours(hours)}`, 'clinic', source)
  })
}
