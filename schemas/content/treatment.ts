import * as v from 'valibot'
import { enquiryReasonValues } from '../enquiry-reason.ts'
import { choice, trueOrFalse } from './choice.ts'
import { expected, field, group } from './expected.ts'
import { facts } from './facts.ts'
import { faq } from './faq.ts'
import { price } from './price.ts'
import {
  altText,
  distinct,
  line,
  lines,
  list,
  paragraph,
  searchDescription,
  searchTitle,
  slug,
  words,
} from './text.ts'

/** Groups of the Treatments menu; their labels are in content/navigation.yaml. */
export const treatmentGroups = ['injectable', 'skin', 'device', 'medical'] as const

/**
 * What the law attaches to a treatment:
 * pom - uses a prescription-only medicine, so it is not advertised (Human Medicines Regulations 2012, reg. 284);
 * ageRestricted - not for anyone under 18 (Botulinum Toxin and Cosmetic Fillers (Children) Act 2021);
 * surgical - may be a regulated surgical procedure (Care Quality Commission, scope of registration);
 * device - given with a machine.
 */
export const treatmentFlags = ['pom', 'ageRestricted', 'surgical', 'device'] as const

/** An entry that completes its list's heading: "Not for you if you are pregnant". */
const completing = (example: string) =>
  v.pipe(
    line(example),
    v.check(
      (text) => !/^You\b/.test(text),
      expected('words that go on from the list’s heading', example, (input) =>
        String(input).replace('You', 'you'),
      ),
    ),
  )

const inBoth = ({ notFor, tellFirst }: { notFor: string[]; tellFirst: string[] }) =>
  tellFirst.find((entry) => notFor.includes(entry))

/** Front matter of content/treatments/<slug>.mdx. The slug is the file's name. */
export const treatmentSchema = group({
  // The page's title adds the place to it.
  title: field(searchTitle('Profhilo', 40), 'the treatment’s name; the page’s title is made from it'),
  description: searchDescription,
  group: field(
    choice(treatmentGroups, 'skin'),
    'the group in the Treatments menu: injectable, skin, device or medical',
  ),
  summary: field(paragraph(), 'one or two sentences under the heading'),
  price: field(price, 'the price on the treatment’s page'),
  facts: field(facts, 'time, sessions, results, recovery'),
  suitability: field(
    v.pipe(
      group({
        suits: field(lines(line('fine lines around the eyes'), 2, 8), 'who it is likely to suit'),
        notFor: field(
          lines(completing('you are pregnant'), 1, 10),
          'who should not have it: "you are pregnant"',
        ),
        tellFirst: field(
          lines(completing('you take blood thinners'), 1, 12),
          'what to tell the clinic before booking: "you take blood thinners"',
        ),
      }),
      v.forward(
        v.partialCheck(
          [['notFor'], ['tellFirst']],
          (lists) => inBoth(lists) === undefined,
          ({ input }) => `has "${inBoth(input)}", and so has notFor. Keep one of the two.`,
        ),
        ['tellFirst'],
      ),
    ),
    'who it is for, who it is not for, and what to tell the clinic first',
  ),
  concerns: field(lines(line('dull skin'), 3, 12), 'what it can help with'),
  benefits: field(
    list(group({ title: words('two to five words'), text: field(paragraph(), 'one sentence') }), 3, 6),
    'three to six honest benefits',
  ),
  timeline: field(
    list(
      group({
        when: field(line('Day 1'), 'a moment: Day 1'),
        what: field(line('Mild redness.'), 'what a client sees then'),
      }),
      3,
      6,
    ),
    'the visit and its results, step by step',
  ),
  flags: field(lines(choice(treatmentFlags, 'device'), 0, 4), `${treatmentFlags.join(', ')}; [] for none`),
  faqs: field(
    v.pipe(
      list(faq, 2, 6),
      distinct(({ question }) => question, 'question'),
      // A short answer, such as "No.", may fit two questions.
      distinct(({ question, answer }) => (answer.length > 30 ? answer : question), 'answer'),
    ),
    'two to six questions',
  ),
  hero: field(
    group({
      image: v.optional(field(line('images/profhilo.jpg'), 'a photograph in content/images')),
      alt: field(altText, 'what the picture shows, for people who cannot see it'),
    }),
    'the picture at the top of the page',
  ),
  related: field(lines(slug, 2, 4), 'two to four other treatments'),
  reason: v.optional(
    field(
      choice(enquiryReasonValues),
      'the reason for contact that is chosen when a client asks about this treatment',
    ),
  ),
  contact: field(
    choice(['form', 'email']),
    'where Contact Us leads: the contact form, or a mail to the clinic',
  ),
  book: v.optional(
    field(line('Book Consultation'), 'the booking button, where this page words it its own way'),
  ),
  showAddress: field(trueOrFalse(), 'whether the page ends with the clinic’s address'),
})

/** A checked treatment with the slug from its file name. */
export type Treatment = v.InferOutput<typeof treatmentSchema> & { slug: string }

/**
 * Whether the price may be shown beside the name to people who have not asked for it. A prescription-only medicine's may not
 * (Human Medicines Regulations 2012, regulation 284; CAP Code 12.12).
 */
export const isPriceAdvertised = ({ flags }: Pick<Treatment, 'flags'>): boolean => !flags.includes('pom')
