import { counted } from '../../../../schemas/counted.ts'

/** Says at the top how many problems stand below everybody who waits, perhaps out of view, and leads to the first. */
export function WhatIsWrong({ count }: { count: number }) {
  const show = () => {
    const first = document.querySelector<HTMLElement>('section.problem')
    first?.focus({ preventScroll: true })
    // With large text it may be higher than the window, and the browser would show its middle.
    first?.firstElementChild?.scrollIntoView({ block: 'center' })
  }
  return (
    <p className="flag">
      <button type="button" className="link-button" onClick={show}>
        {counted(count, 'thing needs', 'things need')} fixing
      </button>
    </p>
  )
}
