import { FormAnswer } from '../../renderer/parts/form-answer.tsx'
import { useSite } from '../../renderer/use-site.ts'

export function Page() {
  const { failedPage, failed } = useSite().contact
  return (
    <FormAnswer
      heading={failedPage.heading}
      text={failed.text}
      reasons={failedPage.reasons}
      next={failedPage.next}
      drawing="not-found"
    />
  )
}
