import { describe, expect, test } from 'vitest'
import { collectAnswers, type GivenAnswers } from './collect-answers.ts'
import type { KnownContent } from './known-content.ts'
import { treatmentOptions } from './options.ts'
import { questions } from './questions.ts'

const known: KnownContent = {
  slugs: ['skin-peels', 'skin-analysis', 'em-lift'],
  groups: new Map([
    ['skin-peels', 'skin'],
    ['skin-analysis', 'skin'],
    ['em-lift', 'device'],
  ]),
  reasons: new Map([['skin-peels', 'skin-peels']]),
  said: new Map([['skin peels', 'content/treatments/skin-peels.mdx']]),
}

/** Somebody who writes these lines and then leaves, with everything that was shown. */
async function talk(lines: string[], given: GivenAnswers = {}) {
  const shown: string[] = []
  const rest = [...lines]
  const collected = await collectAnswers(given, known, {
    say: (text) => shown.push(text),
    ask: async () => rest.shift(),
  })
  return { collected, shown: shown.join(''), rest }
}

describe('collecting answers', () => {
  test('there is a question for each option, once', () => {
    expect(questions.map(({ option }) => option)).toEqual(Object.keys(treatmentOptions))
  })

  test('asks again, saying what is wrong, until an answer will do', async () => {
    const { collected, shown } = await talk([
      '',
      'Skin peels',
      'Light {y}',
      'Botox Light',
      'Light Therapy',
      'Light Therapy!',
      'skin-peels',
      'light-therapy',
      'skn',
      'skin',
      'lots',
      '-5',
      '£60',
      '',
      'perhaps',
      'no',
      'too short',
      '',
      '',
      'quickly',
      '30 minutes',
      '',
      'tall',
      'none',
      'skin-pels, em-lift',
      'em-lift, em-lift',
      'em-lift',
      'em-lift, skin-peels',
      'skin-peels',
      'general',
      'skin-boosters',
      'phone',
      '',
      'yes',
    ])
    expect(collected).toEqual({
      answers: {
        title: 'Light Therapy',
        slug: 'light-therapy',
        group: 'skin',
        amount: 60,
        unit: 'treatment',
        from: false,
        description: undefined,
        summary: undefined,
        duration: '30 minutes',
        sessions: undefined,
        flags: [],
        related: ['em-lift', 'skin-peels'],
        reason: 'skin-boosters',
        contact: 'form',
        showAddress: true,
      },
    })
    expect(shown).toMatchInlineSnapshot(`
      "
      What is the treatment called?
        Expected a line of text, found "". Write for example Profhilo.
        content/treatments/skin-peels.mdx says the same. Write words of this page's own.
        A title has no { and no }. Leave them out.
        "Botox" names a prescription-only medicine. Write of the consultation and of what troubles the client: "a consultation for lines and wrinkles".

      What is its page’s address, after /treatments/? [light-therapy]
        Expected a slug: lower-case words joined by hyphens, found "Light Therapy!". Did you mean "light-therapy"?
        content/treatments/skin-peels.mdx is there already, and is never overwritten. Choose another address.

      Which group of the menu does it belong to: injectable, skin, device, medical?
        Expected one of injectable, skin, device, medical, found "skn". Did you mean "skin"?

      What does it cost, in pounds?
        Expected a number of pounds, found "lots". Write for example 250.
        Expected a number of pounds, found "-5". Write for example 250.

      What does one price pay for: treatment, session, course, test or appointment? [treatment]

      Is that the lowest of several prices (shown as "from £...")? [yes or no; yes]
        Expected yes or no, found "perhaps".

      What should search pages say of it, in one sentence of 50 to 160 characters? [press Enter to leave it for later]
        Expected 50 to 160 characters, found 9. Say more of what the page offers: 41 characters are missing.

      What is it, in one or two sentences under the page’s heading? [press Enter to leave it for later]

      How long does an appointment take, for example 15-20 minutes? [press Enter to leave it for later]
        Expected a time in minutes or hours, as one figure, found "quickly". Write for example 15-20 minutes.

      How many sessions are usual, for example 2-3 sessions? [press Enter to leave it for later]

      What does the law attach to it: none, or of pom, ageRestricted, surgical, device, separated by commas? [none]
        Expected one of pom, ageRestricted, surgical, device, found "tall". Write for example device.

      Which two to four treatments are related, separated by commas? [skin-peels, skin-analysis]
        "skin-pels" is no treatment. Did you mean "skin-peels"?
        A treatment is named twice. Keep one of the two.
        Expected 2 to 4 entries, found 1. Add 1 more.

      Which reason for contact is chosen when a client asks about it? One of anti-wrinkle, dermal-fillers, profhilo, skin-boosters, polynucleotides, microneedling, vitamin-injections, wellness-blood, cryotherapy, skin-lesion, skin-analysis, mole-assessment. [press Enter to leave it for later]
        "skin-peels" belongs to skin-peels already. Leave the reason out.
        "general" is a general reason, and belongs to no treatment. Leave the reason out.

      Where does Contact Us lead: form or email? [form]
        Expected form or email, found "phone". Write for example form.

      Does the page end with the clinic’s address? [yes or no; no]
      "
    `)
  })

  test('asks only for what is not given', async () => {
    const { collected, rest } = await talk([...Array(12).fill(''), 'yes', 'left over'], {
      title: 'Light Therapy',
      group: 'device',
      price: '60',
    })
    expect(collected).toMatchObject({
      answers: {
        slug: 'light-therapy',
        unit: 'session',
        flags: ['device'],
        related: ['em-lift', 'skin-peels'],
      },
    })
    expect(rest).toEqual(['left over'])
  })

  test('ends without answers when the person leaves', async () => {
    expect((await talk(['Light Therapy'])).collected).toEqual({ left: true })
  })

  test('names everything that is wrong or missing at once when nobody can be asked', async () => {
    const given = { price: 'lots', related: 'skin-pels,em-lift', reason: 'skin-peels' }
    expect(await collectAnswers(given, known)).toMatchInlineSnapshot(`
      {
        "problems": [
          "--price: Expected a number of pounds, found "lots". Write for example 250.",
          "--related: "skin-pels" is no treatment. Did you mean "skin-peels"?",
          "--reason: "skin-peels" belongs to skin-peels already. Leave the reason out.",
          "--title is missing. What is the treatment called?",
          "--group is missing. Which group of the menu does it belong to: injectable, skin, device, medical?",
        ],
      }
    `)
  })

  test('takes suggestions when nobody can be asked', async () => {
    const given = { title: 'Crème & Calm', group: 'skin', price: '49.50' }
    expect(await collectAnswers(given, known)).toMatchObject({
      answers: { slug: 'creme-calm', from: true, amount: 49.5, related: ['skin-peels', 'skin-analysis'] },
    })
  })
})
