import type { Clinic } from '../../schemas/content/clinic.ts'
import { compare } from './compare.ts'
import { attributeOf, type Element } from './element.ts'
import { stated } from './expected-page.ts'
import { linksOf, nameOf } from './links.ts'
import { type Mismatch, missing, type Stated } from './mismatch.ts'
import type { PageCheck, PageScope } from './scope.ts'

/**
 * Booking buttons: every link that is called like one or leads to the portal opens the clinic's own address there, in a new
 * tab; and every button that content names for the page is on it.
 */
export const bookingLinks: PageCheck = (scope) => {
  const { page, catalogue, origin, start } = scope
  const { clinic, navigation } = catalogue
  const address = stated(bookingAddress(clinic), 'clinic', ['booking'])
  const labels = new Set(labelsOnSite(scope))
  const host = new URL(clinic.booking.portal).host
  const named = (link: Element) => nameOf(link, navigation.footer.newTab)
  const buttons = linksOf(page).filter(
    (link) => labels.has(named(link)) || URL.parse(attributeOf(link, 'href') ?? '', origin)?.host === host,
  )
  return [
    ...buttons.flatMap((button) => [
      ...compare(`booking button "${named(button)}"`, page.saidBy(button, 'href'), address, start),
      ...newTabProblems(button, scope),
    ]),
    ...labelsOnPage(scope)
      .filter(({ text }) => !buttons.some((button) => named(button) === text))
      .map((label) => missing('booking button', start, label)),
  ]
}

/** The portal's address followed by the clinic's number there. */
function bookingAddress({ booking }: Clinic): string {
  const { portal, clinicId } = booking
  return `${portal.endsWith('/') ? portal.slice(0, -1) : portal}/${clinicId}`
}

function newTabProblems(button: Element, { page }: PageScope): Mismatch[] {
  const isNewTab = attributeOf(button, 'target') === '_blank'
  const isApart = attributeOf(button, 'rel')?.split(' ').includes('noopener')
  if (isNewTab && isApart) return []
  return [
    {
      place: page.placeOf(button),
      message: 'booking button: the link does not open in a new tab without a way back to this page.',
      remedy: 'Give it target="_blank" and rel="noopener".',
    },
  ]
}

function labelsOnSite({ catalogue }: PageScope): string[] {
  const { navigation, home, about, contact, treatmentPage } = catalogue
  return [
    navigation.header.book,
    home.hero.book,
    home.about.book,
    home.treatments.callToAction.book,
    home.contact.book,
    about.closing.book,
    contact.book,
    treatmentPage.book,
    ...catalogue.treatments.flatMap(({ book }) => book ?? []),
  ]
}

function labelsOnPage({ catalogue, expected }: PageScope): Stated[] {
  const { navigation, home, about, contact, treatmentPage } = catalogue
  const header = stated(navigation.header.book, 'navigation', ['header', 'book'])
  switch (expected.kind) {
    case 'home':
      return [
        header,
        stated(home.hero.book, 'home', ['hero', 'book']),
        stated(home.about.book, 'home', ['about', 'book']),
        stated(home.treatments.callToAction.book, 'home', ['treatments', 'callToAction', 'book']),
        stated(home.contact.book, 'home', ['contact', 'book']),
      ]
    case 'about':
      return [header, stated(about.closing.book, 'about', ['closing', 'book'])]
    case 'contact':
      return [header, stated(contact.book, 'contact', ['book'])]
    case 'treatment': {
      const own = expected.treatment?.book
      return [
        header,
        own === undefined
          ? stated(treatmentPage.book, 'treatmentPage', ['book'])
          : stated(own, 'treatment', ['book'], expected.treatment?.slug),
      ]
    }
    default:
      return [header]
  }
}
