import { catalogue } from 'virtual:catalogue'
import { FormAnswer } from '../../renderer/parts/form-answer.tsx'

export function Page() {
  const { sentPage, sent } = catalogue.contact
  return (
    <FormAnswer heading={sentPage.heading} text={sent.text} next={sentPage.next} drawing="practitioner" />
  )
}
