import type { ComponentProps } from 'react'

/** Why something failed, read out at once by screen readers. Renders nothing without a text. */
export const Problem = ({ className = '', ...text }: ComponentProps<'p'>) =>
  text.children ? <p {...text} role="alert" className={`problem ${className}`} /> : null

/** ARIA attributes that tie a field to its hint and, if there is one, to the problem with this id. */
export const problemProps = (id: string, problem: string | undefined, hintId = '') => ({
  'aria-invalid': problem !== undefined,
  'aria-describedby': `${hintId} ${problem ? id : ''}`.trim() || undefined,
})
