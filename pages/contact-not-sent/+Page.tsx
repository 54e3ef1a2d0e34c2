import { FormAnswer } from '../../renderer/parts/form-answer.tsx'
import { useSite } from '../../renderer/use-site.ts'
import { typeset } from '../../schemas/content/typeset.ts'

export function Page() {
  const { failedPage, failed } = useSite().contact
  return (
    <FormAnswer
      heading={failedPage.heading}
      text={typeset(failed.text)}
      reasons={failedPage.reasons}
      next={failedPage.next}
      drawing="not-found"
    />
  )
}
