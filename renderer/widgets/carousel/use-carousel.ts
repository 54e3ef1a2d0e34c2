import { useEffect, useRef, useState } from 'react'
import { CarouselTimer, carouselTimes } from './carousel-timer.ts'
import { useInteraction } from './use-interaction.ts'

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

/**
 * The carousel's index and motion. While it is playing, it pauses for a pointer or a visible focus on it, in a background tab and
 * out of view. After a press on the play button, pointer and focus pause it again only once both have left. Progress is
 * written straight to the `<progress>` element, since rendering ten times a second would be slow.
 */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0)
  const [isFading, setFading] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const [isForced, setForced] = useState(false)
  const [isChosen, setChosen] = useState(false)
  const progress = useRef<HTMLProgressElement>(null)
  const target = useRef<number>(undefined)
  const fade = useRef<ReturnType<typeof setTimeout>>(undefined)
  const announcing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const root = useRef<HTMLElement>(null)
  const { isVisible, isInteracting, interactionProps } = useInteraction(root)
  const [timer] = useState(
    () =>
      new CarouselTimer({
        onProgress: (value) => {
          if (progress.current) progress.current.value = value
        },
        onNext: () => setIndex((current) => (current + 1) % count),
      }),
  )
  if (isForced && !isInteracting) setForced(false)
  const isMoving = isPlaying && isVisible && (isForced || !isInteracting)

  // A press that was held until hydration may have started it already.
  useEffect(() => {
    const reduced = reducedMotion()
    setPlaying((isStarted) => isStarted || !reduced.matches)
    const onChange = () => reduced.matches && setPlaying(false)
    reduced.addEventListener('change', onChange)
    return () => reduced.removeEventListener('change', onChange)
  }, [])
  useEffect(() => {
    if (isMoving && !isFading) timer.start()
    else timer.pause()
  }, [timer, isMoving, isFading])
  useEffect(
    () => () => {
      timer.pause()
      clearTimeout(fade.current)
      clearTimeout(announcing.current)
    },
    [timer],
  )

  const change = () => {
    setIndex(target.current ?? 0)
    timer.reset()
    announcing.current = setTimeout(() => setChosen(false), carouselTimes.announce)
    fade.current = setTimeout(() => {
      target.current = undefined
      setFading(false)
    }, carouselTimes.fadeIn)
  }

  const choose = (next: number) => {
    const wrapped = (next + count) % count
    if (wrapped === (target.current ?? index)) return
    target.current = wrapped
    clearTimeout(fade.current)
    clearTimeout(announcing.current)
    setChosen(true)
    setFading(true)
    fade.current = setTimeout(change, carouselTimes.fadeOut)
  }

  return {
    index,
    isFading,
    isPlaying,
    /** Whether the slides are a live region. They are none while the page loads, or every review would be read out. */
    isAnnounced: isChosen,
    progress,
    rootProps: { ref: root, ...interactionProps },
    toggle: () => {
      setForced(!isPlaying && isInteracting)
      setPlaying(!isPlaying)
    },
    /** Fades to another item. A choice during a fade replaces the earlier one; choosing the current item does nothing. */
    choose,
    /** The same as `choose`, counted from the item that is shown or about to be shown. */
    step: (by: number) => choose((target.current ?? index) + by),
  }
}
