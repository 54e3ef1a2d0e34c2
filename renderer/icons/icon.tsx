interface IconProps {
  className?: string
  /** What the icon means, if no text beside it says so. */
  label?: string
}

/**
 * Makes an icon in the colour of the text. Text beside it or a label has to say what it means.
 * Bundles leave out icons that they do not use.
 * @__NO_SIDE_EFFECTS__
 */
export function icon(path: string, isFilled = false) {
  return function Icon({ className = '', label }: IconProps) {
    const classes = `icon ${isFilled ? 'icon-filled' : ''} ${className}`
    const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: it has an aria-label, or is hidden.
      <svg className={classes.trim().replace('  ', ' ')} viewBox="0 0 24 24" {...name}>
        <path d={path} />
      </svg>
    )
  }
}
