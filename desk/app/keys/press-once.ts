/** Enter that is held down presses a button once: it would press what the first press has put in its place. */
export function pressOnce(signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLButtonElement)
      event.preventDefault()
  }
  document.addEventListener('keydown', onKey, { signal, capture: true })
}
