import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Content } from '../../catalogue/content.ts'
import { illustrations } from '../../renderer/illustrations/index.ts'
import { fontFiles } from '../../renderer/styles/font-files.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import { enquiryReasonValues } from '../../schemas/enquiry-reason.ts'
import { urls } from '../../schemas/urls.ts'
import { root } from '../../tests/support/built-site.ts'
import { astroSites, versions } from './tools.ts'

/** How widgets are made: by a few lines of script, or as React Aria islands. */
export type AstroKind = 'hand' | 'islands'

const stylesOf = (name: string) => readFileSync(join(root, `renderer/styles/${name}.css`), 'utf8')
const template = join(root, 'bench/astro/template')
const fieldTypes: Record<string, string> = {
  dateOfBirth: 'date',
  email: 'email',
  phone: 'tel',
  reasonForContact: 'select',
  message: 'textarea',
}

/** Writes an Astro project with as many pages as the site, made of the same words and drawings. Returns its folder. */
export function writeAstroSite(kind: AstroKind, catalogue: SiteContent, content: Content): string {
  const site = join(astroSites, kind)
  rmSync(site, { recursive: true, force: true })
  for (const folder of ['src/pages', 'src/bodies']) mkdirSync(join(site, folder), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(site, file), text)
  const copy = (from: string, to: string) => cpSync(from, join(site, to), { recursive: true })
  copy(join(root, 'public'), 'public')
  copy(join(template, kind), 'src/widgets')
  copy(join(template, 'page.astro'), 'src/pages/[...path].astro')
  write(
    'src/styles.css',
    readFileSync(join(template, 'styles.css'), 'utf8') + stylesOf('fonts') + stylesOf('illustration'),
  )
  // Astro bundles what is named as a dependency.
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies: versions }))
  write('astro.config.mjs', kind === 'islands' ? withReact : `export default { ${settings} }\n`)
  write('src/site.json', JSON.stringify(siteData(catalogue)))
  for (const { slug, passages } of [...content.treatments, ...content.legal]) {
    const prose = passages.flatMap(({ kind: part, text }) =>
      part === 'section' || part === 'heading' ? [`## ${text}`] : part === 'prose' ? [text] : [],
    )
    write(`src/bodies/${slug}.md`, prose.join('\n\n'))
  }
  return site
}

/** Pages are files such as `about.html`, as this project's are, so that one server can serve both. */
const settings = "build: { format: 'file' }, devToolbar: { enabled: false }"

const withReact = `import react from '@astrojs/react'
export default { integrations: [react()], ${settings} }
`

function siteData(catalogue: SiteContent) {
  const { clinic, home, about, contact, cookies, treatments, legal } = catalogue
  const drawingOf = (name: string) => {
    const drawing = illustrations[name]
    return drawing ? renderToStaticMarkup(createElement(drawing, { alt: '' })) : ''
  }
  const page = (path: string, heading: string, rest: object) => ({
    ...{ path, title: `${heading} | ${clinic.name}`, heading, description: heading, lead: '', slug: '' },
    ...{ drawing: '', facts: [], lists: [], rows: [] as object[] },
    ...rest,
  })
  const titled = (heading: string, items: { title: string; text: string }[]) => ({
    heading,
    items: items.map(({ title, text }) => `${title}: ${text}`),
  })
  const form = {
    heading: contact.form.heading,
    submit: contact.form.submit,
    reasons: enquiryReasonValues,
    fields: Object.entries(contact.form.labels).map(([name, label]) => ({
      name,
      label,
      type: fieldTypes[name] ?? 'text',
    })),
  }
  return {
    name: clinic.name,
    book: home.hero.book,
    more: home.treatments.heading,
    address: Object.values(clinic.address).join(', '),
    cookies: cookies.banner,
    fonts: fontFiles,
    links: treatments.map(({ slug, title }) => ({ path: urls.treatment(slug), name: title })),
    pages: [
      page(urls.home, home.hero.heading, {
        lead: home.hero.tagline,
        drawing: drawingOf('home'),
        lists: [
          titled(home.about.heading, home.hero.highlights),
          { heading: home.about.heading, items: [...home.about.paragraphs, ...home.about.credentials] },
          {
            heading: catalogue.home.testimonials.heading,
            items: catalogue.testimonials.items.map(({ text }) => text),
          },
        ],
        rows: home.treatments.items.map(({ treatment, name, description, price }) => ({
          title: `${name}, £${price.amount}`,
          text: description,
          href: urls.treatment(treatment),
          more: home.treatments.more,
        })),
      }),
      page(urls.about, about.hero.heading, {
        lead: about.hero.tagline,
        drawing: drawingOf('about'),
        lists: [
          { heading: about.meet.heading, items: about.meet.paragraphs },
          about.qualifications,
          titled(about.approach.heading, about.approach.items),
          titled(about.whyChoose.heading, about.whyChoose.items),
        ],
      }),
      page(urls.contact, contact.heading, { lead: contact.lead, drawing: drawingOf('practitioner'), form }),
      page(urls.contactSent, contact.sentPage.heading, {
        lists: [{ heading: '', items: contact.sentPage.next }],
      }),
      page(urls.contactNotSent, contact.failedPage.heading, {
        lists: [{ heading: '', items: contact.failedPage.next }],
      }),
      ...legal.map(({ slug, title, summary }) => page(urls.legal(slug), title, { lead: summary, slug })),
      ...treatments.map((treatment) => {
        const {
          slug,
          title,
          description,
          summary,
          price,
          facts,
          suitability,
          concerns,
          benefits,
          faqs,
          timeline,
        } = treatment
        return page(urls.treatment(slug), title, {
          ...{ description, lead: summary, slug, drawing: drawingOf(slug) },
          facts: [
            ['Price', `£${price.amount}`],
            ...Object.entries(facts).filter(([, value]) => typeof value === 'string'),
          ],
          lists: [
            { heading: catalogue.treatmentPage.concerns, items: concerns },
            ...Object.values(suitability).map((items) => ({ heading: '', items })),
            {
              heading: catalogue.treatmentPage.timeline,
              items: timeline.map(({ when, what }) => `${when}: ${what}`),
            },
            titled(catalogue.treatmentPage.benefits, benefits),
          ],
          rows: faqs.map(({ question, answer }) => ({ title: question, text: answer })),
        })
      }),
    ],
  }
}
