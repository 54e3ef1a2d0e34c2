import { visible } from './visible.ts'

const widest = 120

/** The line that a finding points at with the one before it, and carets under `length` characters; long lines are cut. */
export function codeFrame(
  lines: readonly string[],
  { line, column, length = 1 }: { line: number; column: number; length?: number },
): string[] {
  const text = lines[line - 1]
  if (text === undefined) return []
  const gutter = String(line).length
  const from = Math.max(0, Math.min(column - 1 - 40, text.length - widest))
  const show = (content: string) => visible(content.slice(from, from + widest))
  const before = lines[line - 2]?.slice(0, widest) ?? ''
  const underline = Math.max(1, Math.min(length, text.length - column + 1, from + widest - column + 1))
  return [
    ...(before.trim() ? [`${String(line - 1).padStart(gutter)} | ${visible(before)}`] : []),
    `${line} | ${from > 0 ? show(text).replace(/^./u, '…') : show(text)}`,
    `${' '.repeat(gutter)} | ${' '.repeat(column - 1 - from)}${'^'.repeat(underline)}`,
  ].map((row) => row.trimEnd())
}
