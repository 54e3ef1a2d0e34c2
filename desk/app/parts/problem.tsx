import type { ComponentProps } from 'react'

/** Why something failed, read out at once; nothing where it did not. */
export const Problem = ({ className = '', ...text }: ComponentProps<'p'>) =>
  text.children ? <p {...text} role="alert" className={`problem ${className}`} /> : null
