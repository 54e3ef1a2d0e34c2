import { courseCost } from '../../schemas/content/course-cost.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'
import { urls } from '../../schemas/urls.ts'
import { useSite } from '../use-site.ts'
import { Address } from './address.tsx'
import { BookingLink } from './booking-link.tsx'
import { PriceFigure } from './price-tag.tsx'
import { UnbrokenRanges } from './unbroken-ranges.tsx'

/** A price per one of these pays for the first visit itself, so `words.start` is left out. */
const visitUnits: readonly string[] = ['appointment', 'test']

/** Price, booking and contact at the end of a treatment's page. */
export function PriceBlock({ treatment }: { treatment: Treatment }) {
  const { clinic, treatmentPage: words } = useSite()
  const course = courseCost(treatment)
  const withName = (text: string) => text.replace('{treatment}', treatment.title)
  const form = urls.contactAbout(treatment)
  const [contact, href] =
    treatment.contact === 'form'
      ? [words.contactForm, form]
      : [words.contact, urls.mail(clinic, withName(words.mailSubject))]
  return (
    <section className="section section-flush" aria-labelledby="price-heading">
      <div className="frame">
        <div className="price-block" data-tone="pink">
          <h2 className="heading-small" id="price-heading">
            {withName(words.pricing)}
          </h2>
          <div className="stack">
            <PriceFigure price={treatment.price} />
            {course && (
              <p className="price-course">
                <UnbrokenRanges>{course}</UnbrokenRanges>
              </p>
            )}
            {!visitUnits.includes(treatment.price.unit) && <p>{words.start}</p>}
            {treatment.showAddress && <Address />}
          </div>
          <div className="cluster">
            <BookingLink>{treatment.book ?? words.book}</BookingLink>
            <a className="button button-secondary" href={href}>
              {contact}
            </a>
            {href !== form && (
              <a className="text-link" href={form}>
                {words.ask}
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
