/** Lets a held-down Enter press a button only once: a repeat would press whatever has taken the button's place. */
export function pressOnce(signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLButtonElement)
      event.preventDefault()
  }
  document.addEventListener('keydown', onKey, { signal, capture: true })
}
