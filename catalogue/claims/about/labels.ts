import type { MeasureUnit } from '../measure.ts'

const time = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** Labels that say what the figure beside them is. */
export const labels: readonly { property: string; units: readonly MeasureUnit[]; label: RegExp }[] = [
  {
    property: 'duration',
    units: ['minute', 'hour'],
    label:
      /^(?:(?:treatment|appointment|session|procedure)(?: time| length| duration)?|duration|time|time needed(?: for (?:an?|one|each|the) \w+)?|how long it takes)$/i,
  },
  {
    property: 'sessions',
    units: ['session'],
    label:
      /^(?:number of )?(?:sessions|treatments|visits|appointments)(?: needed| required| recommended)?$|^course$/i,
  },
  {
    property: 'interval',
    units: ['day', 'week', 'month'],
    label:
      /^(?:(?:interval|time|gap)(?: between (?:sessions|treatments|visits|appointments))?|between (?:sessions|treatments|visits)|time between \w+)$/i,
  },
  {
    property: 'lasting',
    units: ['week', 'month', 'year'],
    label:
      /^(?:lasts?|lasting|(?:results?|effects?) lasts?|how long it lasts|longevity(?: of (?:the )?results)?)$/i,
  },
  { property: 'recovery', units: time, label: /^recovery(?: time)?$/i },
  { property: 'downtime', units: time, label: /^downtime$/i },
  {
    property: 'onset',
    units: time,
    label: /^(?:first (?:visible )?(?:results?|changes?|improvements?)|onset|results? begin)$/i,
  },
  { property: 'results', units: time, label: /^(?:full )?results?(?: (?:seen|visible))?$/i },
  { property: 'price', units: ['pound'], label: /^(?:prices?|costs?|fee|prices? from|from)$/i },
]

const beginning = /^\W*([\p{L} ]+?)\s*(?::|–|—|\s-)\s*(?:after|within|in|from|about|around|usually)?\s*$/u

/** A verb that begins a note has the page's treatment for its subject: "Lasts 6-8 months". */
const verb = /^\W*(lasts) (?:for )?$/i

/** The property that a label directly before a figure names. */
export function labelled(before: string, unit: MeasureUnit): string | undefined {
  const words = (beginning.exec(before) ?? verb.exec(before))?.[1]
  return words === undefined ? undefined : propertyOf(words, unit)
}

/** The property that the label of a value names. */
export function propertyOf(label: string, unit: MeasureUnit): string | undefined {
  return labels.find((one) => one.label.test(label.trim()) && one.units.includes(unit))?.property
}
