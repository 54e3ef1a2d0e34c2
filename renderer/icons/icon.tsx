interface IconProps {
  className?: string
  /** What it means, where nothing beside it says so. */
  label?: string
}

/**
 * Makes an icon in the colour of the text. Text beside it or a label has to say what it means.
 * A bundle leaves out those that it does not use.
 * @__NO_SIDE_EFFECTS__
 */
export function icon(path: string, isFilled = false) {
  return function Icon({ className = '', label }: IconProps) {
    const classes = `icon ${isFilled ? 'icon-filled' : ''} ${className}`
    const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: it has its name, or is hidden.
      <svg className={classes.trim().replace('  ', ' ')} viewBox="0 0 24 24" {...name}>
        <path d={path} />
      </svg>
    )
  }
}
