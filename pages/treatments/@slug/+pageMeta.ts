import { catalogue } from 'virtual:catalogue'
import type { PageMeta } from '../../../renderer/site.ts'
import { faqPage } from '../../../renderer/structured-data/faq.ts'
import { treatmentService } from '../../../renderer/structured-data/treatment.ts'
import { urls } from '../../../renderer/urls.ts'
import { pageTitle } from '../../page-title.ts'
import { findTreatment } from '../find-treatment.ts'

export const pageMeta = ({ slug }: Record<string, string>): PageMeta => {
  const treatment = findTreatment(slug)
  const words = catalogue.treatmentPage
  return {
    title: pageTitle(words.location.replace('{treatment}', treatment.title)),
    description: treatment.description,
    canonical: urls.treatment(treatment.slug),
    breadcrumb: [
      { name: words.breadcrumb, path: urls.homeSection('treatments') },
      { name: treatment.title, path: urls.treatment(treatment.slug) },
    ],
    structuredData: [treatmentService(treatment), faqPage(treatment.faqs)],
  }
}
