import { describe, expect, test } from 'vitest'
import { attribute } from './attribute.ts'
import { formatMeasure } from './measure.ts'
import { readMeasures } from './read-measures.ts'

const read = (sentence: string, question?: string) =>
  readMeasures(sentence).map((figure) => {
    const about = attribute({ sentence, question }, figure)
    if (!about) return `unattributed: ${formatMeasure(figure.measure)}`
    const { subject, property, measure } = about
    const whose = typeof subject === 'object' ? ` of "${subject.words}"` : ''
    return `${subject === 'clinic' ? 'clinic ' : ''}${property}${whose}: ${formatMeasure(measure)}`
  })

describe('what a figure is about', () => {
  test.each([
    ['The appointment usually takes 15–20 minutes.', ['duration: 15-20 minutes']],
    ['It is a 30-minute treatment.', ['duration: 30 minutes']],
    ['Each session lasts about an hour.', ['duration: 1 hour']],
    ['Two sessions are needed, four weeks apart.', ['sessions: 2 sessions', 'interval: 4 weeks']],
    ['We recommend a course of three.', ['sessions: 3 sessions']],
    ['Most people need six to eight sessions.', ['sessions: 6-8 sessions']],
    ['Leave 4 weeks between sessions.', ['interval: 4 weeks']],
    ['Results typically last for about six months.', ['lasting: 6 months']],
    ['The effect lasts 3-4 months.', ['lasting: 3-4 months']],
    ['Recovery takes 24 to 48 hours.', ['recovery: 24-48 hours']],
    ['Expect 1 day of recovery.', ['recovery: 1 day']],
    ['Expect two days of downtime.', ['downtime: 2 days']],
    ['Results begin to show after 3-5 days.', ['onset: 3-5 days']],
    ['The full effect shows at two weeks.', ['results: 2 weeks']],
    ['It costs from £150.', ['price: from £150']],
    ['It costs from £260 a session.', ['price: from £260']],
    ['The treatment costs £260.', ['price: £260']],
    ['The treatment usually starts at £260.', ['price: from £260']],
    ['The price begins at £260.', ['price: from £260']],
    ['A tube of our sunscreen costs £18.', ['price of "A tube of our sunscreen": £18']],
    ['A missed appointment is charged at £25.', ['unattributed: £25']],
    ['A missed appointment costs £25.', ['unattributed: £25']],
    ['The consultation costs £30.', ['consultation price: £30']],
    ['She has over 14 years of clinical experience.', ['clinic experience: 14+ years']],
    ['Our lead nurse has 14 years of nursing experience.', ['clinic experience: 14 years']],
    ['We have experience of 14 years.', ['clinic experience: 14 years']],
    ['It takes three years of nursing study.', ['unattributed: 3 years']],
    ['The device comes from a firm with over 70 years of experience.', ['unattributed: 70+ years']],
    ['She spent six years in hospitals.', ['unattributed: 6 years']],
    ['No treatment lasts 10 years.', ['unattributed: 10 years']],
    ['Results do not last 5 years.', ['unattributed: 5 years']],
    ['Results don’t last for 5 years.', ['unattributed: 5 years']],
    ['It is not painful and costs £260.', ['price: £260']],
    ['There is no downtime, and results last 6 months.', ['lasting: 6 months']],
    ['The treatment takes no more than 30 minutes.', ['duration: up to 30 minutes']],
    ['12+ Years Experience', ['clinic experience: 12+ years']],
    ['We aim to reply within 24 hours.', ['clinic contact response: 24 hours']],
    ['Requests about your data are answered within 30 days.', ['clinic privacy response: 30 days']],
    ['We keep enquiries and delete them after 24 months.', ['clinic retention: 24 months']],
    ['Rated 5.0 on Google', ['clinic rating: 5']],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toEqual(expected)
  })

  test.each([
    ['About six months for most people.', 'How long does it last?', ['lasting: 6 months']],
    ['Between 15 and 20 minutes.', 'How long does the appointment take?', ['duration: 15-20 minutes']],
    ['Three, as a rule.', 'How many sessions will I need?', ['sessions: 3 sessions']],
    [
      'Three, though some people have four treatments.',
      'How many sessions will I need?',
      ['unattributed: 3', 'unattributed: 4 sessions'],
    ],
    ['From £260.', 'How much does it cost?', ['price: from £260']],
    ['Redness fades in two days.', 'How long does it last?', ['unattributed: 2 days']],
  ])('%s (%s)', (sentence, question, expected) => {
    expect(read(sentence, question)).toEqual(expected)
  })
})
