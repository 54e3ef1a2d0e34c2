import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { edited, fixtureToday, type SiteFiles, validSite, writeSite } from '../fixtures/site.ts'
import { compareWithRevision } from './compare-with-revision.ts'
import { diffText } from './diff-text.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

const alpha = 'content/treatments/alpha-peel.mdx'
const compare = (revision = 'HEAD') => compareWithRevision({ root, revision, today: fixtureToday })

function git(...args: string[]) {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@clinic.example']
  return execFileSync('git', ['-C', root, ...identity, ...args], { encoding: 'utf8' })
}

/** A work tree whose one commit holds `files`. */
function committed(files: SiteFiles = validSite()) {
  root = writeSite(files)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Content')
}

function write(files: SiteFiles) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    if (text === undefined) rmSync(join(root, file), { force: true })
    else writeFileSync(join(root, file), text)
  }
}

/** What is said after `files` replaced the committed ones; the commit's hash is left out. */
async function said(files: SiteFiles, revision?: string): Promise<string> {
  write(files)
  const result = await compare(revision)
  if ('problem' in result) return result.problem
  return diffText({ ...result, commit: '1a2b3c4' })
}

/** Several stretches replaced one after the other. */
const changed = (...edits: [file: string, from: string, to: string][]) =>
  edits.reduce((files, [file, from, to]) => edited(file, from, to, files), validSite())

describe('content compared with a revision', () => {
  test('says that nothing changed', async () => {
    committed()
    expect(await said({})).toBe('No content has changed since HEAD (1a2b3c4).\n')
  })

  test('says a changed price once, with every page that shows it', async () => {
    committed()
    const files = changed(
      [alpha, 'amount: 100', 'amount: 90'],
      ['content/home.yaml', 'amount: 100', 'amount: 90'],
    )
    expect(await said(files)).toMatchInlineSnapshot(`
      "1 change of content since HEAD (1a2b3c4):

      - Alpha Peel: price from £100 -> from £90, shown on /, /treatments/alpha-peel and a card on 2 other pages
      "
    `)
  })

  test('says figures, words, questions and prose one by one', async () => {
    committed()
    const files = changed(
      [alpha, 'duration: 30 minutes', 'duration: 45 minutes'],
      [alpha, 'from: true', 'from: false'],
      [alpha, 'unit: treatment', 'unit: session'],
      [alpha, 'summary: What Alpha Peel does.', 'summary: What Alpha Peel can do.'],
      [alpha, '  - dullness\n', '  - redness\n'],
      [alpha, 'hero:', '  - question: Does it hurt?\n    answer: A little.\nhero:'],
      [alpha, 'answer: It costs {price}.', 'answer: You pay {price}.'],
      [alpha, '## Aftercare', '## Looking after your skin\n\nUse sun cream.\n\n## Aftercare'],
      [alpha, 'if anything worries you', 'if anything at all worries you'],
      ['content/clinic.yaml', 'experience: 12+ years', 'experience: 13+ years'],
      ['content/about.yaml', 'title: Safe, text: Fully insured.', 'title: Safe, text: Insured in full.'],
    )
    expect(await said(files)).toMatchInlineSnapshot(`
      "12 changes of content since HEAD (1a2b3c4):

      - The clinic: experience 12+ years -> 13+ years, shown on every page
      - Alpha Peel: price from £100 -> £100, shown on /treatments/alpha-peel and a card on 2 other pages
      - Alpha Peel: duration 30 minutes -> 45 minutes, shown on /treatments/alpha-peel
      - Alpha Peel: summary "What Alpha Peel does." -> "What Alpha Peel can do.", shown on /treatments/alpha-peel
      - Alpha Peel: what the price pays for "per treatment" -> "per session", shown on /treatments/alpha-peel and a card on 2 other pages
      - Alpha Peel: what it can help with removed: "dullness", was shown on /treatments/alpha-peel
      - Alpha Peel: what it can help with added: "redness", shown on /treatments/alpha-peel
      - Alpha Peel: question "Does it hurt?" added: "A little.", shown on /treatments/alpha-peel
      - Alpha Peel: answer to "What does it cost?": "It costs {price}." -> "You pay {price}.", shown on /treatments/alpha-peel
      - Alpha Peel: section "Looking after your skin" added: "Use sun cream.", shown on /treatments/alpha-peel
      - Alpha Peel: section "Aftercare", paragraph "Ring <Clinic field="phone"/> if anything worries you." -> "Ring <Clinic field="phone"/> if anything at all worries you.", shown on /treatments/alpha-peel
      - About page: why choose, "Safe": text "Fully insured." -> "Insured in full.", shown on /about
      "
    `)
  })

  test('says which treatment has another name', async () => {
    committed()
    const page = String(validSite()[alpha]).replaceAll('Alpha Peel', 'Light Therapy')
    expect(
      await said({ [alpha]: undefined, 'content/treatments/light-therapy.mdx': page }),
    ).toMatchInlineSnapshot(`
      "5 changes of content since HEAD (1a2b3c4):

      - Light Therapy: treatment renamed, its address /treatments/alpha-peel -> /treatments/light-therapy
      - Light Therapy: name "Alpha Peel" -> "Light Therapy", shown on every page
      - Light Therapy: description for search pages "Alpha Peel in Ipswich by a registered nurse; what it does, whom it suits and the risks." -> "Light Therapy in Ipswich by a registered nurse; what it does, whom it suits and the risks.", shown on /treatments/light-therapy
      - Light Therapy: summary "What Alpha Peel does." -> "What Light Therapy does.", shown on /treatments/light-therapy
      - Light Therapy: question "How long does Alpha Peel take?" -> "How long does Light Therapy take?", shown on /treatments/light-therapy
      "
    `)
  })

  test('says which findings are accepted now, and which no longer', async () => {
    const waivers = (values: string, expires: string) => `waivers:
  - rule: agreement
    subject: alpha-peel price
    values: ${values}
    owner: clinic owner
    reason: Both are kept.
    expires: "${expires}"
`
    const file = 'content/waivers.yaml'
    committed({ ...validSite(), [file]: waivers('[£1, £2]', '2027-01-01') })
    expect(await said({ [file]: waivers('[£1, £2]', '2027-02-02') })).toMatchInlineSnapshot(`
      "1 change of content since HEAD (1a2b3c4):

      - Accepted findings: waiver of "agreement: alpha-peel price [£1 | £2]": last day "1 January 2027" -> "2 February 2027"
      "
    `)
    expect(await said({ [file]: 'waivers: []\n' })).toMatchInlineSnapshot(`
      "1 change of content since HEAD (1a2b3c4):

      - Accepted findings: waiver of "agreement: alpha-peel price [£1 | £2]" removed: "clinic owner; Both are kept.; 1 January 2027"
      "
    `)
  })

  test('compares what it can while a file can’t be read', async () => {
    committed()
    const files = changed(
      [alpha, 'title: Softer skin', 'title: "Softer skin'],
      ['content/home.yaml', 'heading: Gallery', 'heading: Pictures'],
      ['content/treatments/beta-light.mdx', 'amount: 105', 'amount: lots'],
    )
    expect(await said(files)).toMatchInlineSnapshot(`
      "4 changes of content since HEAD (1a2b3c4):

      - content/treatments/alpha-peel.mdx: the keys of the present file can't be read, so they are not compared
      - content/treatments/beta-light.mdx: the keys of the present file are not in order, so figures are compared as words
      - Home page: gallery: the section’s heading "Gallery" -> "Pictures", shown on /
      - Beta Light: price 105 -> lots, shown on /treatments/beta-light and a card on one other page
      "
    `)
  })

  test('compares with any revision, from within a larger work tree too', async () => {
    committed()
    write(changed([alpha, 'amount: 100', 'amount: 90']))
    git('commit', '--quiet', '--all', '--message', 'A lower price')
    expect(await said({})).toContain('No content has changed')
    expect(await said({}, 'HEAD~1')).toContain('Alpha Peel: price from £100 -> from £90')
    mkdirSync(join(root, 'site'))
    git('mv', 'content', 'site/content')
    git('commit', '--quiet', '--message', 'A folder of its own')
    const result = await compareWithRevision({
      root: join(root, 'site'),
      revision: 'HEAD',
      today: fixtureToday,
    })
    expect(result).toMatchObject({ changes: [] })
  })

  test.each(['nowhere', '--all', 'HEAD:content', ''])('refuses the revision "%s"', async (revision) => {
    committed()
    expect(await compare(revision)).toEqual({
      problem: `"${revision}" is no revision that git knows here. Write for example HEAD, HEAD~1, main or a commit’s hash.`,
    })
  })

  test('says that there is no version control, and no content', async () => {
    root = writeSite(validSite())
    expect(await compare()).toEqual({
      problem: `${root} is not under version control with git, so there is nothing to compare with. Run the command in the project’s folder.`,
    })
    git('init', '--quiet')
    git('commit', '--quiet', '--allow-empty', '--message', 'Nothing')
    const result = await compare()
    expect('problem' in result && result.problem).toMatch(/^HEAD \([0-9a-f]{7,}\) has no content\/ here/)
  })
})
