import { renderReport } from '../report/render.ts'
import type { NewTreatment } from './new-treatment.ts'

type Written = Extract<NewTreatment, { file: string }>

/** What was written, what is left to do, and what the content check has to say about it. */
export function nextSteps(
  { answers, file, menu, acceptance, check }: Written,
  { root, colour }: { root: string; colour: boolean },
): string {
  const { slug, title } = answers
  const drawing = `renderer/illustrations/${slug}.tsx`
  const accepted = acceptance?.isDone
    ? `Accepted: ${acceptance.file}:${acceptance.line}, clients choose a general reason for contact. Change its owner, reason and last day if they are others.\n`
    : ''
  return `Written: ${file}, the page /treatments/${slug}
Added to the menu: ${menu.file}:${menu.line}
${accepted}
Still to do:
- Write each text marked !placeholder in ${file}, take the mark away, and write the page's prose below them.
- Have a developer draw the picture: ${drawing}, listed in renderer/illustrations/index.ts. The site can't be built without it.
- To list ${title} on the home page, add an item to treatments.items in content/home.yaml.
${acceptance && !acceptance.isDone ? toAccept(acceptance) : ''}
The content check now says:

${renderReport(check, { root, format: 'text', colour })}`
}

/** What to write where the clinic accepts that clients choose a general reason. */
function toAccept({ file, line, written }: NonNullable<Written['acceptance']>): string {
  const isBlock = written.includes('\n')
  const where = isBlock ? `add to ${file}` : `make line ${line} of ${file}`
  return `- No reason for contact is its own. When the clinic accepts that clients choose a general one, ${where}:

${isBlock ? written : written.replace(/^ */, '    ')}
`
}
