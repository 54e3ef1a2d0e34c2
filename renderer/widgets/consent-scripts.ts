import { type Consent, type OptionalCategory, optionalCategories } from './consent-storage.ts'

/** Addresses of the scripts that each category brings, where the site uses any. */
export type ConsentScripts = { [Category in OptionalCategory]?: string | undefined }

/** Loads the scripts that the visitor allows, each once. A script that ran cannot be undone before the next page. */
export function loadConsented(consent: Consent, scripts: ConsentScripts): void {
  for (const category of optionalCategories) {
    const source = scripts[category]
    if (!consent[category] || !source) continue
    if (document.querySelector(`script[data-consent="${category}"]`)) continue
    const script = document.createElement('script')
    script.src = source
    script.async = true
    script.dataset.consent = category
    document.head.append(script)
  }
}
