import { catalogueOf } from '../../catalogue/catalogue.ts'
import { checkContent } from '../../catalogue/check.ts'
import { root } from './built-site.ts'

const checked = await checkContent({ root })
const site = checked.content && catalogueOf(checked.content)
if (!site || !checked.content) throw new Error('content/ has errors. Run npm run -s clinic -- content check.')

export const content = checked.content

/**
 * What the site's content states. Tests read from here whatever the clinic may edit: prices, hours, its name, contact details,
 * testimonials.
 */
export const catalogue = site
