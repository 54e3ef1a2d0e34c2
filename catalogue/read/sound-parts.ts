import * as v from 'valibot'
import { at } from '../validate.ts'
import type { KnownOf } from './entry.ts'
import { type Kind, kinds } from './kinds.ts'
import { LeftOut } from './left-out.ts'
import type { Path } from './locations.ts'
import type { Data } from './yaml.ts'

/** What a file whose keys are not all right says all the same. */
export interface SoundParts {
  /** The checked value without what is wrong: keys of the file or of one of its sections, and whole list entries. */
  value: KnownOf<Kind>
  leftOut: LeftOut
  /** What is wrong by itself, as paths in the file; what was left out along with it is not named. */
  wrong: readonly Path[]
}

/** Far more rounds than groups stand in groups, or than slips of the pen in one group, of which a round finds one. */
const mostRounds = 20

/**
 * Leaves out what is wrong until the rest is right. A list entry or group that lacks a key is left out whole, since a price
 * without its amount says nothing; the file itself and the sections of a page may lack keys. Undefined when nothing is left.
 */
export function soundParts(kind: Kind, data: Data): SoundParts | undefined {
  const leftOut = new LeftOut()
  let wrong: readonly Path[] | undefined
  for (let round = 0; round < mostRounds; round++) {
    const rest = leftOut.without(data)
    const { issues = [], output } = v.safeParse(kinds[kind], rest)
    const paths = issues.flatMap((issue) => wrongPath(kind, issue, rest))
    if (paths.some((path) => path.length === 0)) return undefined
    wrong ??= paths
    if (paths.length === 0) return { value: output as KnownOf<Kind>, leftOut, wrong }
    leftOut.add(paths.map((path) => leftOut.before(path)))
  }
  return undefined
}

/** What has to go for an issue to be gone; nothing for a key that may be missing, and for a list of the wrong length. */
function wrongPath(kind: Kind, issue: v.BaseIssue<unknown>, data: Data): Path[] {
  const steps: Path = issue.path?.map((step) => step.key as string | number) ?? []
  const list = steps.findIndex(
    (step, depth) => typeof step === 'string' && Array.isArray(at(data, steps.slice(0, depth))),
  )
  const path = list === -1 ? steps : steps.slice(0, list)
  if (issue.kind === 'validation' && Array.isArray(issue.input)) return []
  if (at(data, path) !== undefined) return [path]
  const optional =
    path.length <= (kind === 'treatment' ? 1 : 2) && path.every((step) => typeof step === 'string')
  return optional ? [] : [path.slice(0, -1)]
}
