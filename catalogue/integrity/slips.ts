import type { Rule } from '../content.ts'
import { errorAt } from '../finding.ts'

/** What no sense of a sentence excuses, by its rule: what it matches, what is wrong, and what to do. */
const table: Record<string, readonly [pattern: RegExp, wrong: string, remedy: string]> = {
  emergency: [
    /\bNHS (?!111\b)(?:1[01]\d|9\d\d)\b|\b(?:call|ring|dial|phone) (?:NHS (?!111\b)\d+|(?!999\b)9\d{1,3}\b(?! ?[\d%]|-| (?:\w+s|people)\b)|(?!11[12]\b|116 \d)11\d\b)/gi,
    'is not the number for help.',
    'Write NHS 111 for urgent advice, or 999 for an emergency.',
  ],
  register: [
    /\bNMC[- ](?:approved|accredited|certified|endorsed|registered) (?:[a-z]+ )?clinics?\b(?! nurse)|\bNMC[- ]registered (?:[a-z]+ )?practices?\b(?! nurse)|^NMC[- ](?:approved|accredited|certified|endorsed)\b(?=\.?$)|\bNCM\b/gi,
    'is wrong: the Nursing and Midwifery Council (NMC) registers nurses, and approves no clinic.',
    'Say who is registered, for example "an NMC-registered nurse".',
  ],
  pin: [
    /(?!^.{8}$)\b\d\d[A-Z]\d{4}[A-Z]\b/g,
    'is a PIN, which is stated once: practitioner.pin in content/clinic.yaml.',
    'Take it out here; the contact page shows that key.',
  ],
  spelling: [
    /\.(?:\.(?<=[a-z]\.\.)(?!\.)|(?<= [a-z]{3,20}\.)(?<!www\.)[A-Z][a-z]+)| ,(?<=\S ,)|\b(?:[Tt]he the|and and|[Yy]our your|[Oo]ur our|of of|an an|(?:[Cc]|[Dd]isc)olor(?!ation|ectal)\w*|center(?:s|ed)?|gray|[Aa]nesthe\w+|[Cc]ustomiz\w+)\b(?<!\.\w+\/\S*)/g,
    'is a slip of the keyboard, or American.',
    'Put it right, in British spelling.',
  ],
}

/** Slips in the clinic's own words, and paragraphs or list entries that stand twice in a row. */
export const slips: Rule = ({ passages }) => {
  const own = passages.filter(({ file }) => file.kind !== 'testimonials').map(({ passage }) => passage)
  // A title may say the same as the words beside it.
  const texts = own.filter(({ kind }) => kind !== 'beside')
  const twice = texts.filter(({ path, text }, nth) => path.length === 0 && texts[nth - 1]?.text === text)
  return [
    ...twice.map(({ place }) => errorAt(place(0), 'spelling', 'these words stand twice.', 'Take one away.')),
    ...own.flatMap(({ words, place }) =>
      Object.entries(table).flatMap(([rule, [pattern, wrong, remedy]]) =>
        [...words.matchAll(pattern)].map(({ 0: said, index: at }) =>
          errorAt({ ...place(at), length: said.length }, rule, `"${said}" ${wrong}`, remedy),
        ),
      ),
    ),
  ]
}
