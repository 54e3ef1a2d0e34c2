import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type EnquiryError,
  type EnquiryField,
  parseEnquiry,
  validateField,
} from '../../../schemas/enquiry.ts'
import { londonDate } from '../../../schemas/time/calendar-date.ts'
import { afterPaint } from '../../enhance/after-paint.ts'
import { controlValue } from './enquiry-controls.ts'
import { afterPointerUp, trackPointer } from './pointer-state.ts'
import { showFromTop } from './show-from-top.ts'

/**
 * What is wrong with the form's fields. Errors appear on submit, with the focus on their summary and `prefix` before the page's title;
 * leaving a field updates the errors.
 */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>, prefix: string) {
  const summary = useRef<HTMLElement>(null)
  const [errors, setErrors] = useState<EnquiryError[]>([])
  const [failedSubmits, setFailedSubmits] = useState(0)
  /** The values that were checked last. */
  const checked = useRef<Partial<Record<EnquiryField, string>>>({})
  const hasErrors = errors.length > 0

  useEffect(trackPointer, [])
  // Checks something now, since the first check takes longest.
  useEffect(() => afterPaint(() => parseEnquiry({}, londonDate(new Date()))), [])
  useEffect(() => {
    if (failedSubmits > 0) showFromTop(summary.current)
  }, [failedSubmits])
  useEffect(() => {
    if (!hasErrors) return
    const title = document.title
    document.title = `${prefix} ${title}`
    return () => {
      document.title = title
    }
  }, [hasErrors, prefix])

  /** Shows what was found wrong with these values. */
  const show = (found: EnquiryError[], values: Record<EnquiryField, string>) => {
    checked.current = values
    setErrors(found)
    if (found.length > 0) setFailedSubmits((count) => count + 1)
  }
  const recheck = (error: EnquiryError): EnquiryError[] => {
    const { field } = error
    const value = form.current && controlValue(form.current, field)
    if (value === null || value === checked.current[field]) return [error]
    checked.current = { ...checked.current, [field]: value }
    const message = validateField(field, value, londonDate(new Date()))
    return message ? [{ field, message }] : []
  }
  /** Checks every field again that has an error and was changed since: autofill changes several at once. */
  const onBlur = () => {
    if (!hasErrors) return
    const left = new Map(errors.map((error) => [error.field, recheck(error)]))
    afterPointerUp(() => setErrors((current) => current.flatMap((error) => left.get(error.field) ?? error)))
  }
  const errorOf = (field: EnquiryField) => errors.find((error) => error.field === field)?.message
  return { errors, errorOf, summary, show, onBlur }
}
