import { catalogue } from 'virtual:catalogue'
import { About } from './sections/about.tsx'
import { ContactSection } from './sections/contact.tsx'
import { Gallery } from './sections/gallery.tsx'
import { Hero } from './sections/hero.tsx'
import { Testimonials } from './sections/testimonials.tsx'
import { Treatments } from './sections/treatments.tsx'

export function Page() {
  const { home, testimonials } = catalogue
  return (
    <>
      <Hero words={home.hero} />
      <About words={home.about} />
      <Treatments words={home.treatments} />
      <Testimonials words={home.testimonials} testimonials={testimonials} />
      <Gallery words={home.gallery} />
      <ContactSection words={home.contact} />
    </>
  )
}
