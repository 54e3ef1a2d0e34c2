import { useEffect, useRef, useState } from 'react'
import { CarouselClock, carouselTimes } from './carousel-clock.ts'
import { useAttention } from './use-attention.ts'

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The carousel's index and motion. It moves while it is meant to (`isPlaying`) and nothing holds it: pointer or focus on
 * it, a tab in the background, being out of view. Someone who starts it by the button is not held by pointer and focus
 * until both have left. Progress goes straight to the `<progress>` element, ten times a second without rendering.
 */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0)
  const [isFading, setFading] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const [isInsisted, setInsisted] = useState(false)
  const [isAskedFor, setAskedFor] = useState(false)
  const progress = useRef<HTMLProgressElement>(null)
  const wanted = useRef<number>(undefined)
  const fade = useRef<ReturnType<typeof setTimeout>>(undefined)
  const audible = useRef<ReturnType<typeof setTimeout>>(undefined)
  const root = useRef<HTMLElement>(null)
  const { isSeen, isAttended, attentionProps } = useAttention(root, () => setInsisted(false))
  const [clock] = useState(
    () =>
      new CarouselClock({
        onProgress: (value) => {
          if (progress.current) progress.current.value = value
        },
        onTurn: () => setIndex((current) => (current + 1) % count),
      }),
  )
  const isMoving = isPlaying && isSeen && (isInsisted || !isAttended)

  useEffect(() => setPlaying(!prefersStill()), [])
  useEffect(() => {
    if (isMoving && !isFading) clock.run()
    else clock.halt()
  }, [clock, isMoving, isFading])
  useEffect(
    () => () => {
      clock.halt()
      clearTimeout(fade.current)
      clearTimeout(audible.current)
    },
    [clock],
  )

  const change = () => {
    setIndex(wanted.current ?? 0)
    clock.reset()
    audible.current = setTimeout(() => setAskedFor(false), carouselTimes.audible)
    fade.current = setTimeout(() => {
      wanted.current = undefined
      setFading(false)
    }, carouselTimes.fadeIn)
  }

  return {
    index,
    isFading,
    isPlaying,
    /** Whether a change is to be announced: not one that the clock makes. */
    isAnnounced: isAskedFor || !isMoving,
    progress,
    rootProps: { ref: root, ...attentionProps },
    toggle: () => {
      setInsisted(!isPlaying)
      setPlaying(!isPlaying)
    },
    /** Fades to another item; a choice during a fade replaces the one under way, the current item changes nothing. */
    choose: (next: number) => {
      const target = (next + count) % count
      if (target === (wanted.current ?? index)) return
      wanted.current = target
      clearTimeout(fade.current)
      clearTimeout(audible.current)
      setAskedFor(true)
      setFading(true)
      fade.current = setTimeout(change, carouselTimes.fadeOut)
    },
  }
}
