import { urls } from '../../renderer/urls.ts'
import { legalSlugs } from '../../schemas/content/legal.ts'

export const onBeforePrerenderStart = () => legalSlugs.map((slug) => urls.legal(slug))
