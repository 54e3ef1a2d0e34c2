import { counted } from '../../../../schemas/counted.ts'

/** Says at the top how many problems stand below everybody who waits, perhaps out of view, and leads to the first. */
export function WhatIsWrong({ count }: { count: number }) {
  const show = () => document.querySelector<HTMLElement>('section.problem')?.focus()
  return (
    <p className="flag">
      <button type="button" className="link-button" onClick={show}>
        {counted(count, 'thing needs', 'things need')} fixing
      </button>
    </p>
  )
}
