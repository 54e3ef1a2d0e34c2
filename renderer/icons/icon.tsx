import { type IconName, iconPaths } from './icon-paths.ts'

const filled: readonly IconName[] = ['star', 'play']

interface IconProps {
  className?: string
}

/** Makes an icon in the colour of the text. Text beside it or a label has to say what it means. */
export const icon = (name: IconName) =>
  function Icon({ className = '' }: IconProps) {
    return (
      <svg
        className={`icon ${className}`.trim()}
        viewBox="0 0 24 24"
        fill={filled.includes(name) ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={iconPaths[name]} />
      </svg>
    )
  }
