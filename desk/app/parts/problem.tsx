import type { ComponentProps } from 'react'

/** Why something failed, read out at once; nothing where it did not. */
export const Problem = ({ className = '', ...text }: ComponentProps<'p'>) =>
  text.children ? <p {...text} role="alert" className={`problem ${className}`} /> : null

/** What a field says of the problem with this id, if it has one, and of its hint. */
export const problemProps = (id: string, problem: string | undefined, hintId = '') => ({
  'aria-invalid': problem !== undefined,
  'aria-describedby': `${hintId} ${problem ? id : ''}`.trim() || undefined,
})
