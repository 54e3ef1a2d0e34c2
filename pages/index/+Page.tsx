import { FirstPaintEnds } from '../../renderer/parts/first-paint-ends.tsx'
import { About } from './sections/about.tsx'
import { ContactSection } from './sections/contact.tsx'
import { Gallery } from './sections/gallery.tsx'
import { Hero } from './sections/hero.tsx'
import { Testimonials } from './sections/testimonials.tsx'
import { Treatments } from './sections/treatments.tsx'

export function Page() {
  return (
    <>
      <Hero />
      <FirstPaintEnds />
      <About />
      <Treatments />
      <Testimonials />
      <Gallery />
      <ContactSection />
    </>
  )
}
