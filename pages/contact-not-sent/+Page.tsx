import { catalogue } from 'virtual:catalogue'
import { FormAnswer } from '../../renderer/parts/form-answer.tsx'

export function Page() {
  const { failedPage, failed } = catalogue.contact
  return (
    <FormAnswer heading={failedPage.heading} text={failed.text} next={failedPage.next} drawing="not-found" />
  )
}
