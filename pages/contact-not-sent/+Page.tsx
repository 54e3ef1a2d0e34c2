import { FormAnswer } from '../../renderer/parts/form-answer.tsx'
import { useSite } from '../../renderer/use-site.ts'
import { typeset } from '../../schemas/content/typeset.ts'
import { messagesByName } from '../../schemas/enquiry-message-names.ts'

export function Page() {
  const { failedPage, failed } = useSite().contact
  const { tooMany, ours, unanswered } = failedPage.reasons
  return (
    <FormAnswer
      heading={failedPage.heading}
      text={typeset(failed.text)}
      reasons={{
        tooMany,
        ours,
        unanswered: `${unanswered} ${failedPage.resend}`,
        ...messagesByName,
      }}
      next={failedPage.next}
      again={failedPage.again}
      drawing="not-found"
    />
  )
}
