import { useEffect } from 'react'
import type { Contact } from '../../schemas/content/contact.ts'
import { enquiryReasons } from '../../schemas/enquiry-reason.ts'
import { EnquiryField } from './enquiry-field.tsx'
import { enquiryInputs } from './enquiry-input.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Honeypot } from './honeypot.tsx'
import { PressButton } from './press-button.tsx'
import { preloadToasts, showToast } from './show-toast.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

export interface ContactFormProps {
  /** Where the enquiry goes, with script and without. */
  action: string
  words: Contact['form']
  /** Where the privacy policy is. */
  policy: string
  sent: Contact['sent']
  failed: Contact['failed']
}

/** The contact form. Without script it is checked by the browser and posted to the same address. */
export function ContactForm({ action, words, policy, sent, failed }: ContactFormProps) {
  const { errors, errorOf, isSending, formProps, summary, submit } = useEnquiryForm(
    action,
    words.errorPrefix,
    {
      onSent: () => showToast({ ...sent, kind: 'good' }),
      onFailed: () => showToast({ ...failed, kind: 'destructive' }),
    },
  )
  useEffect(preloadToasts, [])

  const input = (name: 'name' | 'dateOfBirth' | 'email' | 'phone') => (
    <EnquiryField
      name={name}
      label={words.labels[name]}
      error={errorOf(name)}
      {...(name === 'dateOfBirth' && { hint: words.hints.dateOfBirth })}
    >
      {(control) => <input {...control} {...enquiryInputs[name]} />}
    </EnquiryField>
  )

  return (
    <form {...formProps} className="enquiry-form" method="post" action={action} acceptCharset="utf-8">
      {errors.length > 0 && <ErrorSummary ref={summary} heading={words.errorSummary} errors={errors} />}
      <div className="form-grid">
        {input('name')}
        {input('dateOfBirth')}
        {input('email')}
        {input('phone')}
        <EnquiryField
          name="reasonForContact"
          label={words.labels.reasonForContact}
          error={errorOf('reasonForContact')}
          wide
        >
          {(control) => (
            <select {...control} {...enquiryInputs.reasonForContact} data-query="reason">
              <option value="">{words.reasonPlaceholder}</option>
              {enquiryReasons.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </EnquiryField>
        <EnquiryField
          name="message"
          label={words.labels.message}
          hint={words.hints.message}
          error={errorOf('message')}
          wide
        >
          {(control) => <textarea {...control} {...enquiryInputs.message} />}
        </EnquiryField>
      </div>
      <Honeypot />
      <p className="small">
        {words.privacy}{' '}
        <a className="text-link" href={policy}>
          {words.privacyLink}
        </a>
      </p>
      <PressButton
        buttonRef={submit}
        type="submit"
        className="button button-primary"
        isDisabled={isSending}
        data-sending={isSending || undefined}
      >
        {isSending ? words.sending : words.submit}
      </PressButton>
    </form>
  )
}
