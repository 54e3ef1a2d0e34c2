interface IconProps {
  className?: string
}

/**
 * Makes an icon in the colour of the text. Text beside it or a label has to say what it means.
 * A bundle leaves out those that it does not use.
 * @__NO_SIDE_EFFECTS__
 */
export function icon(path: string, isFilled = false) {
  return function Icon({ className = '' }: IconProps) {
    const classes = `icon ${isFilled ? 'icon-filled' : ''} ${className}`
    return (
      <svg className={classes.trim().replace('  ', ' ')} viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    )
  }
}
