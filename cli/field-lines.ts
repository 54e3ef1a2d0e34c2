import { narrow, type Screen } from './enquiry-table.ts'
import { type Meaning, painter } from './paint.ts'
import { displayWidth, wrapped } from './text-table.ts'

export type Field = readonly [label: string, value: string, meaning?: Meaning | undefined]

/** Labels beside their values, or above them on a narrow terminal. */
export function fieldLines(fields: readonly Field[], width: number, { colour }: Screen): string[] {
  const paint = painter(colour)
  const labelWidth = Math.max(...fields.map(([label]) => displayWidth(label))) + 2
  if (width < narrow) {
    return fields.flatMap(([label, value, meaning]) => [
      paint('quiet', label),
      ...wrapped(value, width - 2).map((line) => `  ${paint(meaning, line)}`),
    ])
  }
  return fields.flatMap(([label, value, meaning]) =>
    wrapped(value, width - labelWidth).map((line, index) => {
      const shown = index === 0 ? label : ''
      return `${paint('quiet', shown)}${' '.repeat(labelWidth - displayWidth(shown))}${paint(meaning, line)}`
    }),
  )
}
