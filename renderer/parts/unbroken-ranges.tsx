const range = /(£?\d[\d,.]*-£?\d[\d,.]*)/

/** A text whose ranges, such as 12-18, are not broken after their hyphen. */
export function UnbrokenRanges({ children }: { children: string }) {
  return children.split(range).map((part, index) =>
    // Every second part is a range.
    index % 2 === 1 ? (
      <span className="figure-text" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
