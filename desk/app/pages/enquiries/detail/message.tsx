import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * What the visitor wrote. A long message is cut, so that what can be done about it stays near. Screen readers, the browser's own search
 * and a print still have all of it.
 */
export function Message({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  const [isLong, setLong] = useState(false)
  const ref = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const { current } = ref
    if (isWhole || !current) return
    const observer = new ResizeObserver(() => setLong(current.scrollHeight > current.clientHeight + 1))
    observer.observe(current)
    return () => observer.disconnect()
  }, [isWhole])
  const toggle = () => {
    flushSync(() => setWhole(!isWhole))
    // The button below a message that is cut again may have moved out of view.
    ref.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="visitor-message">
      {/* The browser scrolls it to what it finds beyond the cut. */}
      <p
        ref={ref}
        className="message"
        dir="auto"
        data-whole={isWhole || undefined}
        onScroll={() => setWhole(true)}
      >
        {text}
      </p>
      {isLong && (
        <button type="button" className="button button-quiet button-small" onClick={toggle}>
          {isWhole ? 'Show less' : 'Show all'}
          <span className="sr-only"> of the message</span>
        </button>
      )}
    </div>
  )
}
