import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { parseEnquiry } from '../../../schemas/enquiry.ts'
import type { EnquiryFailure } from '../../../schemas/enquiry-failure.ts'
import { londonDate } from '../../../schemas/time/calendar-date.ts'
import { findAll } from '../../enhance/find.ts'
import { enquiryValues } from './enquiry-controls.ts'
import { createEnquirySender, type SentMessage } from './send-enquiry.ts'
import { showFromTop } from './show-from-top.ts'
import { useFieldErrors } from './use-field-errors.ts'

interface EnquiryCallbacks {
  /** The visitor asked to send, so what was said about the last attempt is out of date. */
  onAttempt: () => void
  onSent: () => void
  onFailed: () => void
}

/** What became of the last message that was sent. */
interface Outcome {
  sent?: SentMessage
  failure?: EnquiryFailure
}

/** Checks and sends the contact form. The controls are uncontrolled, so text typed before hydration is kept. */
export function useEnquiryForm(
  action: string,
  errorPrefix: string,
  { onAttempt, onSent, onFailed }: EnquiryCallbacks,
) {
  const form = useRef<HTMLFormElement>(null)
  useState(keepBegunText)
  const { errors, errorOf, summary, show, onBlur } = useFieldErrors(form, errorPrefix)
  const submit = useRef<HTMLButtonElement>(null)
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({})
  const sentNotice = useRef<HTMLElement>(null)
  const failedNotice = useRef<HTMLDivElement>(null)
  const isBusy = useRef(false)
  /** When the visitor began the form, in milliseconds of `performance.now()`; undefined if the browser filled it in again. */
  const startedAt = useRef<number | undefined>(0)
  const submitHadFocus = useRef(false)
  const [sendEnquiry] = useState(() => createEnquirySender(action))
  const isNetworkFailure = outcome.failure === 'offline' || outcome.failure === 'online'

  useLayoutEffect(() => {
    if (!form.current) return
    form.current.noValidate = true
    if (isFilledAgain()) startedAt.current = undefined
    forgetDefaults(form.current)
  }, [])
  useEffect(() => {
    if (outcome.sent) showFromTop(sentNotice.current)
  }, [outcome.sent])
  useEffect(() => {
    if (!isNetworkFailure) return
    const listening = new AbortController()
    for (const failure of ['online', 'offline'] as const)
      window.addEventListener(failure, () => setOutcome({ failure }), { signal: listening.signal })
    return () => listening.abort()
  }, [isNetworkFailure])
  useEffect(() => {
    if (isSending || !submitHadFocus.current) return
    submitHadFocus.current = false
    restoreFocus(submit.current, failedNotice.current)
  }, [isSending])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filledForm = event.currentTarget
    if (isBusy.current) return
    const values = enquiryValues(filledForm)
    const parsed = parseEnquiry(values, londonDate(new Date()))
    onAttempt()
    show(parsed.ok ? [] : parsed.errors, values)
    if (!parsed.ok) return setOutcome({})
    isBusy.current = true
    setSending(true)
    submitHadFocus.current = document.activeElement === submit.current
    const website = (filledForm.elements.namedItem('website') as HTMLInputElement).value
    const began = startedAt.current
    const typingMilliseconds = began === undefined ? began : Math.round(performance.now() - began)
    const delivery = await sendEnquiry(parsed.enquiry, { website, typingMilliseconds })
    if ('reference' in delivery) {
      filledForm.reset()
      // The treatment that the address asked about; the next message need not be about it.
      for (const about of findAll('.form-about')) about.hidden = true
      startedAt.current = performance.now()
      submitHadFocus.current = false
      setOutcome({ sent: delivery })
      onSent()
    } else {
      show('rejected' in delivery ? delivery.rejected : [], values)
      setOutcome('failure' in delivery ? { failure: delivery.failure } : {})
      onFailed()
      // Not once it was sent: Enter in a field that still has the focus would check the empty form.
      isBusy.current = false
    }
    setSending(false)
  }

  /** Shows the empty form again, ready for the first field. */
  const writeAgain = () => {
    isBusy.current = false
    flushSync(() => setOutcome({}))
    form.current?.querySelector<HTMLInputElement>('input')?.focus()
  }

  const formProps = { ref: form, onSubmit, onBlur, hidden: outcome.sent !== undefined }
  const refs = { summary, submit, sentNotice, failedNotice }
  return { errors, errorOf, isSending, outcome, writeAgain, formProps, refs }
}

/** Whether the page was reloaded or returned to, so that the browser restores what was written before. */
function isFilledAgain(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'reload' || visit?.type === 'back_forward'
}

/**
 * Keeps what the server or the visitor has begun to write: as it takes over the page's HTML, React empties a field that still holds its
 * default. A value that was set is no default.
 */
function keepBegunText(): void {
  if (typeof document === 'undefined') return
  for (const text of findAll<HTMLTextAreaElement>('textarea')) text.value = `${text.value}`
}

/** Keeps the reason that the server has chosen for the address, but not as the one to which a reset goes back. */
function forgetDefaults(form: HTMLFormElement): void {
  for (const select of form.querySelectorAll('select')) {
    const { value } = select
    select.querySelector('option[selected]')?.removeAttribute('selected')
    select.value = value
  }
}

/**
 * Gives a button the focus that it lost when disabled, and shows the reason, unless the visitor has moved on. It keeps the focus if it
 * was disabled for less than a frame, as when there is no network.
 */
function restoreFocus(button: HTMLElement | null, reason: HTMLElement | null): void {
  if (![document.body, null, button].includes(document.activeElement as HTMLElement | null)) return
  button?.focus({ preventScroll: true })
  // If there is no room for both, the reason is in view.
  for (const place of [button, reason?.querySelector('p')]) place?.scrollIntoView({ block: 'nearest' })
}
