import { breach, breachOn } from './breach.ts'

export const pomPlaceBreaches = [
  breachOn(
    'home description',
    'Botox',
    'Botox and more in Ipswich, by a registered nurse who has time for your questions.',
  ),
  breachOn('home tagline', 'wrinkle relaxers', 'The home of wrinkle relaxers.'),
  breachOn('home paragraph', 'anti-wrinkle jabs', 'We began with anti-wrinkle jabs.'),
  breachOn('home alt', 'Dysport', 'A vial of Dysport'),
  breachOn('home accordion', 'B12 shots', 'B12 shots and more.'),
  breachOn('home call to action', 'hay fever injection', 'Ask for a hay fever injection.'),
  breachOn('home button', 'Tox', 'Book Tox'),
  breachOn('home badge', 'Xeomin', 'Xeomin Trained'),
  breachOn('testimonial', 'botox', 'My botox looks natural.'),
  breachOn('testimonial', 'anti-wrinkle injections', 'I love my anti-wrinkle injections.'),
  breachOn('menu label', 'Botox', 'Botox'),
  breachOn('menu group', 'Anti-wrinkle injections', 'Anti-wrinkle injections'),
  breachOn('about alt', 'Kenalog', 'A box of Kenalog'),
  breach('prescription', 'alt', 'Botox', 'Before and after Botox'),
  breach('plain', 'prose', 'lip flip', 'See ![a lip flip](images/lips.jpg)'),
  breach('plain', 'prose', 'Botox', 'See [our page](/contact "Botox in Ipswich").'),
]
