import { type FocusEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { londonDate } from '../../schemas/calendar-date.ts'
import {
  type EnquiryError,
  type EnquiryField,
  enquiryFields,
  parseEnquiry,
  validateField,
} from '../../schemas/enquiry.ts'
import { afterPointer, followPointer } from './after-pointer.ts'
import { createEnquirySender, refusedFields } from './enquiry-sender.ts'
import { controlValue, enquiryValues } from './enquiry-values.ts'

export interface EnquiryOutcome {
  onSent: () => void
  onFailed: () => void
}

/**
 * Checks and sends the contact form. The controls stay the browser's own, so nothing typed before the script arrived is
 * lost. Errors appear on submit only; leaving a corrected field takes its error away.
 */
export function useEnquiryForm(action: string, errorPrefix: string, { onSent, onFailed }: EnquiryOutcome) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const [errors, setErrors] = useState<EnquiryError[]>([])
  const [refusals, setRefusals] = useState(0)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  /** On the page's own clock, which no wrong date of the device disturbs; the page was begun at 0. */
  const begun = useRef(0)
  const hadFocus = useRef(false)
  const [sendEnquiry] = useState(() => createEnquirySender(action))
  const hasErrors = errors.length > 0

  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(followPointer, [])
  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])
  useEffect(() => {
    if (isSending || !hadFocus.current) return
    hadFocus.current = false
    keepFocus(submit.current)
  }, [isSending])
  useEffect(() => {
    if (!hasErrors) return
    const title = document.title
    document.title = `${errorPrefix} ${title}`
    return () => {
      document.title = title
    }
  }, [hasErrors, errorPrefix])

  const refuse = (found: EnquiryError[]) => {
    setErrors(found)
    if (found.length > 0) setRefusals((count) => count + 1)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = event.currentTarget
    if (isBusy.current) return
    const parsed = parseEnquiry(enquiryValues(filled), londonDate(new Date()))
    if (!parsed.ok) return refuse(parsed.errors)
    setErrors([])
    isBusy.current = true
    setSending(true)
    hadFocus.current = document.activeElement === submit.current
    const website = (filled.elements.namedItem('website') as HTMLInputElement).value
    try {
      const typingMilliseconds = Math.round(performance.now() - begun.current)
      await sendEnquiry(parsed.enquiry, { website, typingMilliseconds })
      filled.reset()
      begun.current = performance.now()
      onSent()
    } catch (error) {
      refuse(refusedFields(error))
      onFailed()
    }
    isBusy.current = false
    setSending(false)
  }

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const field = enquiryFields.find((name) => name === (event.target as unknown as HTMLInputElement).name)
    if (!field || !form.current || !errors.some((error) => error.field === field)) return
    const message = validateField(field, controlValue(form.current, field), londonDate(new Date()))
    afterPointer(() => setErrors((known) => replaced(known, field, message)))
  }

  const errorOf = (field: EnquiryField) => errors.find((error) => error.field === field)?.message
  return { errors, errorOf, isSending, formProps: { ref: form, onSubmit, onBlur }, summary, submit }
}

function replaced(errors: EnquiryError[], field: EnquiryField, message: string | undefined): EnquiryError[] {
  return errors.flatMap((error) => {
    if (error.field !== field) return [error]
    return message ? [{ field, message }] : []
  })
}

/** A button that was disabled under the focus loses it; give it back unless the visitor has moved on. */
function keepFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body || document.activeElement === null) button?.focus()
}
