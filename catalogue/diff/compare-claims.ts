import type { Claim } from '../claims/claim.ts'
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
    const values = (claims: Claim[], others: Claim[]) =>
      claims.filter(({ value }) => !others.some((other) => other.value === value))
    const gone = values(oldClaims, nowClaims)
    const fresh = values(nowClaims, oldClaims)
    const both = gone.length > 0 && fresh.length > 0
    const said = (claims: Claim[], elsewhere: Set<string>) => [
      ...new Set(
        claims
          .filter((one) => both || one.sentence === undefined || !elsewhere.has(valueKey(one)))
          .map(({ value }) => value),
      ),
    ]
    add(changes, claim, said(gone, still).join(' and '), said(fresh, known).join(' and '), after)
  }
  return [...changes.values()]
}

function add(changes: Map<string, Change>, claim: Claim, before: string, after: string, version: Version) {
  const file = version.files.get(claim.place.file)
  if (!file || (before === '' && after === '')) return
  const key = JSON.stringify([claim.subject, claim.property, before, after])
  const pages = shownOn(file, [claim.property], version)
  const same = changes.get(key)
  if (same) same.shownOn = [...new Set([...same.shownOn, ...pages])]
  else
    changes.set(key, {
      action: before === '' ? 'added' : after === '' ? 'removed' : 'changed',
      kind: 'figure',
      subject: claimSubject(claim.subject, version),
      what: claim.property.replace(/^opens (.)/, (_, letter: string) => `hours on ${letter.toUpperCase()}`),
      ...(before !== '' && { before }),
      ...(after !== '' && { after }),
      shownOn: pages,
    })
}

function isChecked({ files }: Version, { place }: Claim): boolean {
  return files.get(place.file)?.checked ?? false
}

function byTopic({ claims }: Version): Map<string, Claim[]> {
  const topics = new Map<string, Claim[]>()
  for (const claim of claims) {
    const topic = JSON.stringify([claim.subject, claim.property, claim.place.file])
    topics.set(topic, [...(topics.get(topic) ?? []), claim])
  }
  return topics
}

function valueKey({ subject, property, value }: Claim): string {
  return JSON.stringify([subject, property, value])
}
