import { type SiteFiles, validSite } from '../../catalogue/fixtures/site.ts'

const names = {
  'Alpha Peel': 'Profhilo',
  'alpha-peel': 'profhilo',
  'Beta Light': 'Skin Peels',
  'beta-light': 'skin-peels',
  'Gamma Check': 'Skin Analysis',
  'gamma-check': 'skin-analysis',
  'Fixture Clinic': 'Your Clinic',
}

/** What the guide's examples need changed in the small site: by file, words and their replacements. */
const additions = {
  'content/clinic.yaml': {
    'Skin treatments in Ipswich': 'Nurse-led medical aesthetics and wellness in Ipswich, Suffolk',
    '"01473 111222"': '"01632 960123"',
  },
  'content/home.yaml': {
    'name: Skin Analysis': 'name: Skin Analysis\n      homePrice:\n        amount: 45\n        from: true',
  },
  'content/treatments/skin-analysis.mdx': { 'from: true': 'from: false' },
  'content/treatments/profhilo.mdx': {
    'summary: What Profhilo does.':
      'summary: >-\n  A gel that spreads out under the skin and improves how well it holds water.',
    'group: skin': 'group: injectable',
    'amount: 100': 'amount: 250',
    'What does it cost?': 'Does it hurt?',
    'It costs {price}.': 'A little, for a few seconds.',
    'It lasts <Fact name="lasting"/>.':
      'It lasts <Fact name="lasting"/> for most people and fades slowly. Sun, smoking and your own body all play a part.\n\nFor dull or rough skin, [skin peels](/treatments/skin-peels) may be the better choice.',
    'Ring <Clinic field="phone"/> if anything worries you.':
      '<Note title="Call 999 or go to A&E if">\n\n- your sight changes\n- you find it hard to breathe\n\n</Note>\n\nRing us on <Clinic field="phone"/> at once if pain is severe or grows.',
  },
}

const replaced = (text: string, words: Record<string, string>) =>
  Object.entries(words).reduce((whole, [from, to]) => whole.replaceAll(from, to), text)

/**
 * The site in which docs/editing-content.md shows mistakes: the small site of other tests, with the names of the clinic's treatments.
 * Edits of the clinic's own content therefore leave the guide right.
 */
export function guideSite(): SiteFiles {
  const files = Object.entries(validSite()).map(([path, text]) => [
    replaced(path, names),
    replaced(String(text), names),
  ])
  const site: SiteFiles = Object.fromEntries(files)
  for (const [file, words] of Object.entries(additions)) site[file] = replaced(String(site[file]), words)
  return {
    ...site,
    'content/waivers.yaml': `# Findings that the clinic accepts knowingly.

waivers:
  - rule: agreement
    subject: skin-analysis price
    values: ["from £45 (home)", "£110 (skin-analysis)"]
    owner: clinic owner
    reason: The clinic keeps both prices until it has reviewed its price list.
    expires: "2027-06-30"
`,
  }
}
