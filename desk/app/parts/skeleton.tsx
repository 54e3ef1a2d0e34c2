import { useEffect, useState } from 'react'

/** Milliseconds before the lines appear, so that a short wait does not flash. */
const skeletonDelay = 150

/** Grey lines while something loads. */
export function Skeleton({ lines, label }: { lines: number; label: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), skeletonDelay)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <div className="skeleton" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  )
}
