import { FormAnswer } from '../../renderer/parts/form-answer.tsx'
import { useSite } from '../../renderer/use-site.ts'
import { typeset } from '../../schemas/content/typeset.ts'

export function Page() {
  const { sentPage, sent } = useSite().contact
  return (
    <FormAnswer
      heading={sentPage.heading}
      text={typeset(sent.text)}
      next={sentPage.next}
      again={sentPage.again}
      drawing="practitioner"
    />
  )
}
