import { Island } from '../../../renderer/islands/island.tsx'
import { BookingLink } from '../../../renderer/parts/booking-link.tsx'
import { PriceList } from '../../../renderer/parts/price-list.tsx'
import { useSite } from '../../../renderer/use-site.ts'
import { formatPrice } from '../../../schemas/content/price.ts'
import { urls } from '../../../schemas/urls.ts'

/** The accordion, the treatments without a row in it, and a call to action for undecided visitors. */
export function Treatments() {
  const { clinic, home, navigation, treatments } = useSite()
  const words = home.treatments
  const { callToAction } = words
  const others = treatments.filter(({ slug }) => !words.items.some(({ treatment }) => treatment === slug))
  return (
    <section className="section" id="treatments" data-tone="plaster" aria-labelledby="treatments-heading">
      <div className="frame">
        <div className="split">
          <div className="split-margin stack">
            <h2 className="heading" id="treatments-heading">
              {words.heading}
            </h2>
            <p className="text-(--text-soft)">{words.lead}</p>
          </div>
          <div className="stack gap-8">
            <Island
              name="treatments-accordion"
              props={{
                more: words.more,
                items: words.items.map(({ treatment, name, price, description }) => ({
                  id: treatment,
                  name,
                  price: formatPrice(price),
                  description,
                  href: urls.treatment(treatment),
                })),
              }}
            />
            <PriceList treatments={others} groups={navigation.groups} />
          </div>
        </div>
        <div className="banner mt-8" data-tone="sloe">
          <div className="stack">
            <h3 className="heading-small">{callToAction.heading}</h3>
            <p className="lead">{callToAction.text}</p>
          </div>
          <div className="cluster">
            <BookingLink>{callToAction.book}</BookingLink>
            <a className="button button-secondary" href={urls.mail(clinic)}>
              {callToAction.contact}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
