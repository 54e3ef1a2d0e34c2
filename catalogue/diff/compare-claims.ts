import type { Claim } from '../claims/claim.ts'
import { at } from '../validate.ts'
import type { Change } from './change.ts'
import { shownOn } from './shown-on.ts'
import { claimSubject } from './subject-name.ts'
import type { Version } from './version.ts'

/** Numbers of things in a list; the list's own changes say more. */
const counts = new Set(['treatments', 'testimonials', 'memberships', 'qualifications'])

/**
 * What is claimed differently in files that both versions have in order: each subject and property once, with all pages that show it.
 * Words that repeat a value already stated elsewhere are no new claim.
 */
export function compareClaims(before: Version, after: Version): Change[] {
  const changes = new Map<string, Change>()
  const known = new Set(before.claims.map(valueKey))
  const still = new Set(after.claims.map(valueKey))
  const [old, now] = [byTopic(before), byTopic(after)]
  for (const topic of new Set([...old.keys(), ...now.keys()])) {
    const [oldClaims, nowClaims] = [old.get(topic) ?? [], now.get(topic) ?? []]
    const [claim] = [...nowClaims, ...oldClaims]
    if (!claim || !isChecked(before, claim) || !isChecked(after, claim)) continue
    if (counts.has(claim.property) && claim.sentence === undefined) continue
    const gone = without(oldClaims, nowClaims)
    const fresh = without(nowClaims, oldClaims)
    const both = gone.length > 0 && fresh.length > 0
    const isNews = (elsewhere: Set<string>) => (one: Claim) =>
      both || one.sentence === undefined || !elsewhere.has(valueKey(one))
    add(
      changes,
      claim,
      side(gone.filter(isNews(still)), before),
      side(fresh.filter(isNews(known)), after),
      after,
    )
    if (gone.length === 0 && fresh.length === 0) {
      const [was, is] = [side(oldClaims, before), side(nowClaims, after)]
      if (was.isPlaceholder !== is.isPlaceholder) add(changes, claim, was, is, after)
    }
  }
  return [...changes.values()]
}

function without(claims: Claim[], others: Claim[]): Claim[] {
  return claims.filter(({ value }) => !others.some((other) => other.value === value))
}

/** What some claims say together, and whether all of it is marked as not yet the clinic's own. */
interface Side {
  text: string
  isPlaceholder: boolean
}

function side(claims: readonly Claim[], version: Version): Side {
  const marked = ({ place, sentence }: Claim) =>
    sentence === undefined && version.files.get(place.file)?.placeholderLines.has(place.line) === true
  return {
    text: [...new Set(claims.map((claim) => asWritten(claim, version)))].join(' and '),
    isPlaceholder: claims.length > 0 && claims.every(marked),
  }
}

/** A claim's value; of a phone number, which is compared without its spaces, as the clinic writes it. */
function asWritten({ property, value, place, sentence }: Claim, { files }: Version): string {
  const phone =
    property === 'phone' && sentence === undefined ? at(files.get(place.file)?.data, ['phone']) : undefined
  return typeof phone === 'string' ? phone : value
}

function add(changes: Map<string, Change>, claim: Claim, before: Side, after: Side, version: Version) {
  const file = version.files.get(claim.place.file)
  if (!file || (before.text === '' && after.text === '')) return
  const key = JSON.stringify([claim.subject, claim.property, before, after])
  const pages = shownOn(file, [claim.property], version)
  const same = changes.get(key)
  const placeholder = before.isPlaceholder ? (after.isPlaceholder ? 'both' : 'before') : 'after'
  if (same) same.shownOn = [...new Set([...same.shownOn, ...pages])]
  else
    changes.set(key, {
      action: before.text === '' ? 'added' : after.text === '' ? 'removed' : 'changed',
      kind: 'figure',
      subject: claimSubject(claim.subject, version),
      what: claim.property.replace(/^opens (.)/, (_, letter: string) => `hours on ${letter.toUpperCase()}`),
      ...(before.text !== '' && { before: before.text }),
      ...(after.text !== '' && { after: after.text }),
      ...((before.isPlaceholder || after.isPlaceholder) && { placeholder }),
      shownOn: pages,
    })
}

function isChecked({ files }: Version, { place }: Claim): boolean {
  return files.get(place.file)?.checked ?? false
}

/** Claims by what they are about, the file, and whether a key states them or words repeat them. */
function byTopic({ claims }: Version): Map<string, Claim[]> {
  const topics = new Map<string, Claim[]>()
  for (const claim of claims) {
    const { subject, property, place, sentence } = claim
    const topic = JSON.stringify([subject, property, place.file, sentence === undefined])
    topics.set(topic, [...(topics.get(topic) ?? []), claim])
  }
  return topics
}

function valueKey({ subject, property, value }: Claim): string {
  return JSON.stringify([subject, property, value])
}
