import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { contentOf, edited, validSite } from '../../catalogue/fixtures/site.ts'
import { sharedTexts } from '../../catalogue/rendered/page-texts.ts'
import { BeforeVisit, visitFacts } from '../../renderer/parts/before-visit.tsx'
import { HtmlDocument } from '../support/html-document.ts'
import { renderedPart } from '../support/rendered-part.ts'

/** What the contact page says about a visit, with these lines in clinic.yaml. */
async function shown(visit: string, pin: string) {
  const withVisit = edited('content/clinic.yaml', 'responses:', `visit:\n${visit}\nresponses:`)
  const files = edited('content/clinic.yaml', '  register:', `  pin: ${pin}\n  register:`, withVisit)
  const content = await contentOf(files)
  const catalogue = catalogueOf(content)
  if (!catalogue) throw new Error('the home page lists a treatment that has no page')
  return { facts: visitFacts(catalogue.clinic, catalogue.contact.before), catalogue, content }
}

test('the clinic’s facts about a visit are shown in order, with how to look up the practitioner', async () => {
  const { facts, catalogue } = await shown(
    '  chaperone: Bring a friend.\n  parking: Behind the house.',
    '12A3456E',
  )
  expect(facts).toEqual([
    { label: 'Parking', text: 'Behind the house.' },
    { label: 'Bringing somebody with you', text: 'Bring a friend.' },
    {
      label: 'Check our registration',
      text: 'Open the register and search for the PIN 12A3456E.',
      link: {
        label: 'Nursing and Midwifery Council (NMC)',
        href: 'https://www.nmc.org.uk/registration/search-the-register/',
      },
    },
  ])
  const page = new HtmlDocument(renderedPart(BeforeVisit, { site: catalogue }))
  expect(page.texts('dt')).toEqual(facts.map(({ label }) => label))
  expect(page.attributes('a', 'href')).toEqual([facts.at(-1)?.link?.href])
})

test('the check of the built pages knows these texts', async () => {
  const { facts, ...site } = await shown('  parking: Behind number 12.', '12A3456E')
  expect(sharedTexts(site)).toEqual(expect.arrayContaining(facts.map(({ text }) => text)))
})

test('a placeholder, empty or not, is listed and never shown', async () => {
  const marked = '  chaperone: !placeholder\n  parking: !placeholder Behind the house.'
  const { facts, catalogue } = await shown(marked, '!placeholder 12A3456E')
  expect(facts).toEqual([])
  expect(catalogue.placeholders).toEqual([
    'clinic.practitioner.pin',
    'clinic.visit.chaperone',
    'clinic.visit.parking',
  ])
  expect(JSON.stringify([catalogue.clinic.visit, catalogue.clinic.practitioner])).not.toMatch(/Behind|12A/)
})

test('a site that states none of these facts shows nothing', async () => {
  const catalogue = catalogueOf(await contentOf(validSite()))
  expect(catalogue && visitFacts(catalogue.clinic, catalogue.contact.before)).toEqual([])
})
