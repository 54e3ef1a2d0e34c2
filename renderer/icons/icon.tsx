import { type IconName, iconPaths } from './icon-paths.ts'

const filled: readonly IconName[] = ['play']

interface IconProps {
  className?: string
}

/** Makes an icon in the colour of the text. Text beside it or a label has to say what it means. */
export const icon = (name: IconName) =>
  function Icon({ className = '' }: IconProps) {
    const classes = `icon ${filled.includes(name) ? 'icon-filled' : ''} ${className}`
    return (
      <svg className={classes.trim().replace('  ', ' ')} viewBox="0 0 24 24" aria-hidden="true">
        <path d={iconPaths[name]} />
      </svg>
    )
  }
