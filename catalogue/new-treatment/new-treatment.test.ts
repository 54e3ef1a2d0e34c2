import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { treatmentFlags, treatmentGroups } from '../../schemas/content/treatment.ts'
import { checkContent } from '../check.ts'
import { edited, fixtureToday, type SiteFiles, validSite, writeSite } from '../fixtures/site.ts'
import type { GivenAnswers } from './collect-answers.ts'
import { newTreatment } from './new-treatment.ts'
import { nextSteps } from './next-steps.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

const light = { title: 'Light Therapy', group: 'skin', price: '60' }

function begin(given: GivenAnswers, files: SiteFiles = validSite()) {
  root = writeSite(files)
  return newTreatment({ root, today: fixtureToday, given })
}

describe('a new treatment', () => {
  test('is written, listed and checked, and says what is left to do', async () => {
    const given = { ...light, duration: '30 minutes', flags: 'ageRestricted,device' }
    const result = await begin(given)
    if (!('file' in result)) throw new Error(JSON.stringify(result))
    expect(readFileSync(join(root, result.file), 'utf8')).toMatchInlineSnapshot(`
      "---
      # Each text marked !placeholder waits for your words: write them and take the mark away. See docs/editing-content.md.

      title: Light Therapy
      description: !placeholder Space kept for a sentence about Light Therapy, for search pages to show.
      group: skin
      summary: !placeholder Space kept for what Light Therapy is and who it is for.
      price:
        amount: 60
        unit: treatment
        from: true
      facts:
        duration: 30 minutes
      suitability:
        suits:
          - adults aged 18 or over
          - !placeholder Space kept for whom it is likely to suit, A
        unsuitable:
          - !placeholder Space kept for who should not have it, or should ask first, A
          - !placeholder Space kept for who should not have it, or should ask first, B
      concerns:
        - !placeholder Space kept for what it can help with, A
        - !placeholder Space kept for what it can help with, B
        - !placeholder Space kept for what it can help with, C
      benefits:
        - title: !placeholder Benefit A
          text: !placeholder Space kept for an honest benefit.
        - title: !placeholder Benefit B
          text: !placeholder Space kept for an honest benefit.
        - title: !placeholder Benefit C
          text: !placeholder Space kept for an honest benefit.
      timeline:
        - when: At your consultation
          what: !placeholder Space kept for what a client does or sees then
        - when: At your appointment
          what: !placeholder Space kept for what a client does or sees then
        - when: Afterwards
          what: !placeholder Space kept for what a client does or sees then
      flags:
        - ageRestricted
        - device
      faqs:
        - question: !placeholder Space kept for question A, in a client's words?
          answer: !placeholder Space kept for a plain answer.
        - question: !placeholder Space kept for question B, in a client's words?
          answer: !placeholder Space kept for a plain answer.
      hero:
        alt: !placeholder Space kept for what the picture of Light Therapy shows
      related:
        - alpha-peel
        - beta-light
      contact: form
      showAddress: false

      # The page's prose goes below the next line, 450 to 900 words under headings of your own, for example:
      # ## What it is, ## What it can and cannot do, ## Your appointment, ## Aftercare, ## Risks, ## How long it lasts
      ---

      ## Your appointment

      Your consultation comes first, and there you decide whether to go on. An appointment takes <Fact name="duration"/>. The price is <Price/>.
      "
    `)
    expect(nextSteps(result, { root, colour: false })).toMatchInlineSnapshot(`
      "Written: content/treatments/light-therapy.mdx, the page /treatments/light-therapy
      Added to the menu: content/navigation.yaml:29

      Still to do:
      - Write each text marked !placeholder in content/treatments/light-therapy.mdx, take the mark away, and write the page's prose below them.
      - Have a developer draw the picture: renderer/illustrations/light-therapy.tsx, listed in renderer/illustrations/index.ts. The site can't be built without it.
      - To list Light Therapy on the home page, add an item to treatments.items in content/home.yaml.
      - No reason for contact is its own. When the clinic accepts that clients choose a general one, add to content/waivers.yaml:

        - rule: coverage
          subject: treatments without a reason
          values: ["light-therapy"]
          owner: clinic owner
          reason: The contact form has no reason of its own for it; clients choose a general one.
          expires: "2027-05-20"

      The content check now says:

      content/treatments/light-therapy.mdx:4:8 no reason for contact is chosen for light-therapy.
        error coverage
        4 | title: Light Therapy
          |        ^^^^^^^^^^^^^
        Give each a "reason", or accept in content/waivers.yaml that clients choose a general one.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: coverage
          subject: treatments without a reason
          values: ["light-therapy"]
      content/treatments/light-therapy.mdx:5:27 22 values are placeholders: description, summary, suitability.suits[2], suitability.unsuitable[1], suitability.unsuitable[2], concerns[1] and 16 more.
        warning placeholder
        4 | title: Light Therapy
        5 | description: !placeholder Space kept for a sentence about Light Therapy, for search pages to show.
          |                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Write the clinic’s own values before a release, and take "!placeholder" away.

      Content: 26 files, 1 error, 1 warning, 0 waived.
      "
    `)
  })

  test.each([
    ...treatmentGroups.map((group) => [group, 'none']),
    ...treatmentFlags.map((flag) => ['skin', flag]),
  ])('of group %s with flags %s breaks no schema', async (group, flags) => {
    const result = await begin({ ...light, group, flags })
    expect(result).toHaveProperty('file')
    const { catalogue, findings } = await checkContent({ root, today: fixtureToday })
    expect(findings.filter(({ rule }) => /schema|syntax|prose|token|age-18|agreement/.test(rule))).toEqual([])
    expect(catalogue?.treatments.map(({ slug }) => slug)).toContain('light-therapy')
  })

  test('keeps a title with signs of its own', async () => {
    await begin({ ...light, title: '"Glow": (calm) & #1 ’tonic’', slug: 'glow' })
    const { catalogue, findings } = await checkContent({ root, today: fixtureToday })
    expect(findings.filter(({ rule }) => rule === 'schema' || rule === 'syntax')).toEqual([])
    expect(catalogue?.treatments.find(({ slug }) => slug === 'glow')?.title).toBe(
      '"Glow": (calm) & #1 ’tonic’',
    )
  })

  test('never overwrites a page', async () => {
    const before = validSite()
    expect(await begin({ ...light, slug: 'alpha-peel' })).toEqual({
      problems: [
        '--slug: content/treatments/alpha-peel.mdx is there already, and is never overwritten. Choose another address.',
      ],
    })
    expect(readFileSync(join(root, 'content/treatments/alpha-peel.mdx'), 'utf8')).toBe(
      before['content/treatments/alpha-peel.mdx'],
    )
  })

  test('never overwrites a file that is no readable page', async () => {
    root = writeSite(validSite())
    mkdirSync(join(root, 'content/treatments/light-therapy.mdx'))
    expect(await newTreatment({ root, today: fixtureToday, given: light })).toHaveProperty('problems')
    expect(readFileSync(join(root, 'content/navigation.yaml'), 'utf8')).not.toContain('light-therapy')
  })

  test('writes nothing while the menu can’t be read', async () => {
    expect(
      await begin(light, edited('content/navigation.yaml', 'treatments:\n', 'treatments: ["\n')),
    ).toEqual({
      problems: [
        'content/navigation.yaml has no readable list "treatments". Run content check, and mend it first.',
      ],
    })
    expect(() => readFileSync(join(root, 'content/treatments/light-therapy.mdx'))).toThrow()
  })

  test('is written beside content that has problems of its own', async () => {
    const result = await begin(light, edited('content/home.yaml', 'heading: Gallery', 'headin: Gallery'))
    if (!('file' in result)) throw new Error(JSON.stringify(result))
    expect(result.check.findings.map(({ file }) => file)).not.toContain('content/home.yaml')
  })

  test('leaves a menu that names it already', async () => {
    root = writeSite(edited('content/navigation.yaml', 'treatments:\n', 'treatments:\n  - light-therapy\n'))
    const menu = readFileSync(join(root, 'content/navigation.yaml'), 'utf8')
    writeFileSync(join(root, 'content/navigation.yaml'), menu)
    expect(await newTreatment({ root, today: fixtureToday, given: light })).toHaveProperty('file')
    expect(readFileSync(join(root, 'content/navigation.yaml'), 'utf8')).toBe(menu)
  })

  test('leaves nothing to mend where the clinic accepts a general reason', async () => {
    const result = await begin({ ...light, 'general-reason': 'yes' })
    if (!('file' in result)) throw new Error(JSON.stringify(result))
    expect(result.acceptance).toMatchObject({ file: 'content/waivers.yaml', line: 2, isDone: true })
    const { findings, waived } = await checkContent({ root, today: fixtureToday })
    expect(findings.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(['warning placeholder'])
    expect(waived.map(({ subject, values }) => [subject, values])).toEqual([
      ['treatments without a reason', ['light-therapy']],
    ])
    expect(readdirSync(join(root, 'content')).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('takes a second one into the same waiver', async () => {
    await begin({ ...light, 'general-reason': 'yes' })
    const given = { ...light, title: 'Night Therapy', 'general-reason': 'yes' }
    const result = await newTreatment({ root, today: fixtureToday, given })
    if (!('file' in result)) throw new Error(JSON.stringify(result))
    expect(nextSteps(result, { root, colour: false })).toContain(
      'Accepted: content/waivers.yaml:4, clients choose a general reason for contact.',
    )
    const { findings } = await checkContent({ root, today: fixtureToday })
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test.each([
    ['title', 'Alpha Peel', 'content/treatments/alpha-peel.mdx says the same.'],
    ['title', 'Botox', '"Botox" names a prescription-only medicine.'],
    ['slug', 'botox-peel', '"botox" names a prescription-only medicine.'],
    ['summary', 'Ring {phon}.', 'The token {phon} stands for nothing here. Did you mean {phone}?'],
    [
      'description',
      'The Privacy Policy of the clinic in Ipswich, in plain words, for everyone who visits this site.',
      'content/legal/privacy-policy.mdx says the same.',
    ],
  ])('refuses a %s that the check would refuse: %s', async (option, answer, problem) => {
    const result = await begin({ ...light, [option]: answer })
    expect('problems' in result && result.problems.join()).toContain(`--${option}: ${problem}`)
  })
})
