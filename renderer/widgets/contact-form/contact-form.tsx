import type { Contact } from '../../../schemas/content/contact.ts'
import { enquiryReasons } from '../../../schemas/enquiry-reason.ts'
import type { ContactWay } from '../../linked-text.tsx'
import { hideToast, showToast } from '../toasts/toasts.tsx'
import { controlAttributes } from './enquiry-controls.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FailedNotice, failedReasonId } from './failed-notice.tsx'
import { FormField } from './form-field.tsx'
import { SentNotice } from './sent-notice.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

export interface ContactFormProps {
  /** The address that takes the enquiry, with or without script. */
  action: string
  words: Omit<Contact['form'], 'about'>
  /** Address of the privacy policy. */
  policy: string
  sent: Contact['sent']
  failed: Contact['failed']
  /** `sent` and `failed` are toasts; these stay on the page. */
  afterSent: Contact['sentPage']
  afterFailed: Contact['failedPage']
  /** Phone and e-mail. */
  otherWays: ContactWay[]
}

/** The contact form. Without script the browser checks it and posts it to the same address. */
export function ContactForm({
  action,
  words,
  policy,
  sent,
  failed,
  afterSent,
  afterFailed,
  otherWays,
}: ContactFormProps) {
  const { errors, errorOf, isSending, outcome, writeAgain, formProps, refs } = useEnquiryForm(
    action,
    words.errorPrefix,
    {
      onAttempt: hideToast,
      onSent: () => showToast({ ...sent, kind: 'good' }),
      onFailed: () => showToast({ ...failed, kind: 'destructive' }),
    },
  )

  const input = (name: 'name' | 'dateOfBirth' | 'email' | 'phone') => (
    <FormField
      name={name}
      label={words.labels[name]}
      error={errorOf(name)}
      {...(name === 'dateOfBirth' && { hint: words.hints.dateOfBirth })}
    >
      {(control) => <input {...control} {...controlAttributes[name]} readOnly={isSending} />}
    </FormField>
  )

  const form = (
    <form {...formProps} className="enquiry-form" method="post" action={action} acceptCharset="utf-8">
      {errors.length > 0 && <ErrorSummary ref={refs.summary} heading={words.errorSummary} errors={errors} />}
      <div className="form-grid">
        {input('name')}
        {input('dateOfBirth')}
        {input('email')}
        {input('phone')}
        <FormField
          name="reasonForContact"
          label={words.labels.reasonForContact}
          error={errorOf('reasonForContact')}
        >
          {(control) => (
            <select
              {...control}
              {...controlAttributes.reasonForContact}
              data-query="reason"
              // There is no read-only select.
              disabled={isSending}
            >
              <option value="">{words.reasonPlaceholder}</option>
              {enquiryReasons.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField
          name="message"
          label={words.labels.message}
          hint={words.hints.message}
          error={errorOf('message')}
        >
          {(control) => (
            <textarea {...control} {...controlAttributes.message} data-begins="about" readOnly={isSending} />
          )}
        </FormField>
      </div>
      <Honeypot />
      <p className="small">
        {`${words.privacy} `}
        <a className="text-link" href={policy}>
          {words.privacyLink}
        </a>
      </p>
      <FailedNotice
        ref={refs.failedNotice}
        failure={outcome.failure}
        sending={isSending ? words.sending : undefined}
        words={afterFailed}
        otherWays={otherWays}
      />
      <button
        ref={refs.submit}
        type="submit"
        className="button button-primary"
        disabled={isSending}
        aria-describedby={outcome.failure && failedReasonId}
        data-sending={isSending || undefined}
      >
        {isSending ? words.sending : words.submit}
      </button>
    </form>
  )
  return (
    <>
      {outcome.sent && (
        <SentNotice
          ref={refs.sentNotice}
          message={outcome.sent}
          words={afterSent}
          ways={otherWays}
          onAgain={writeAgain}
        />
      )}
      {form}
    </>
  )
}

/**
 * A field that people neither see nor reach. The server marks an enquiry that has it filled in as a machine's, so password managers,
 * which may know a person's website, are asked to leave it alone.
 */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor="enquiry-website">Website</label>
      <input
        id="enquiry-website"
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </div>
  )
}
