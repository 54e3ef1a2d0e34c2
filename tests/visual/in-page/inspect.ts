import { looseImages, oddHeader, sidewaysScroll } from './boxes.ts'
import { overlappingTargets, smallTargets } from './targets.ts'
import { brokenWords, clippedText, longLines, overlappingText } from './text.ts'

const checks = {
  sidewaysScroll,
  overlappingText,
  clippedText,
  brokenWords,
  longLines,
  smallTargets,
  overlappingTargets,
  looseImages,
  oddHeader,
}

export type CheckName = keyof typeof checks

/** Runs the named checks on the page as it stands, and returns each finding once. */
export function inspectLayout(names: CheckName[] = Object.keys(checks) as CheckName[]): string[] {
  return [...new Set(names.flatMap((name) => checks[name]().map((finding) => `${name}: ${finding}`)))]
}
