import { renderReport } from '../report/render.ts'
import type { NewTreatment } from './new-treatment.ts'

type Written = Extract<NewTreatment, { file: string }>

/** What was written, what is left to do, and what the content check has to say about it. */
export function nextSteps(
  { answers, file, menu, check }: Written,
  { root, colour }: { root: string; colour: boolean },
): string {
  const { slug, title } = answers
  const drawing = `renderer/illustrations/${slug}.tsx`
  return `Written: ${file}, the page /treatments/${slug}
Added to the menu: ${menu.file}:${menu.line}

Still to do:
- Write each text marked !placeholder in ${file}, take the mark away, and write the page's prose below them.
- Have a developer draw the picture: ${drawing}, listed in renderer/illustrations/index.ts. The site can't be built without it.
- To list ${title} on the home page, add an item to treatments.items in content/home.yaml.

The content check now says:

${renderReport(check, { root, format: 'text', colour })}`
}
