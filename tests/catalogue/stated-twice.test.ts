import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { enquiryReasonValues, isForAdults } from '../../schemas/enquiry-reason.ts'

const pages = readdirSync('content/treatments').map((file) =>
  readFileSync(`content/treatments/${file}`, 'utf8'),
)
const reasonOf = (page: string) => /^reason: (\S+)$/m.exec(page)?.[1] ?? []

it('has a treatment for every reason for contact that the form offers, except the general ones', () => {
  const general = ['consultation', 'appointment', 'general']
  expect([...pages.flatMap(reasonOf), ...general].toSorted()).toEqual(enquiryReasonValues.toSorted())
})

it('asks staff to check the age for the treatments that pages offer to adults only', () => {
  const forAdults = pages.filter((page) => /ageRestricted|you are under \{adultAge\}/.test(page))
  const reasons = forAdults.flatMap(reasonOf)
  expect(reasons.toSorted()).toEqual(enquiryReasonValues.filter(isForAdults).toSorted())
})
