import type { PageMeta } from '../../../renderer/page-meta.ts'
import { faqPage, treatmentService } from '../../../renderer/structured-data/treatment.ts'
import type { SiteContent } from '../../../schemas/content/site-content.ts'
import { urls } from '../../../schemas/urls.ts'
import { findBySlug } from '../../find-by-slug.ts'

export const pageMeta = (site: SiteContent, { slug }: Record<string, string>): PageMeta => {
  const treatment = findBySlug('treatments', site.treatments, slug)
  const words = site.treatmentPage
  return {
    title: words.location.replace('{treatment}', treatment.title),
    description: treatment.description,
    canonical: urls.treatment(treatment.slug),
    breadcrumb: [
      { name: words.breadcrumb, path: urls.homeSection('treatments') },
      { name: treatment.title, path: urls.treatment(treatment.slug) },
    ],
    structuredData: [treatmentService(treatment, site.clinic.address), faqPage(treatment.faqs)],
  }
}
