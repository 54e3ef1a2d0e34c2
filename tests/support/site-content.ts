import { catalogueOf } from '../../catalogue/catalogue.ts'
import { checkContent } from '../../catalogue/check.ts'
import { root } from './built-site.ts'

const checked = await checkContent({ root })
const site = checked.content && catalogueOf(checked.content)
if (!site || !checked.content) throw new Error('content/ has errors. Run npm run -s clinic -- content check.')

export const content = checked.content

/**
 * What the site's content states. Tests take from here what the clinic changes by itself: prices, hours, its name and how it is
 * reached, what clients said.
 */
export const catalogue = site
