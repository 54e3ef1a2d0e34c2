import { useRef } from 'react'
import { useSwitch } from 'react-aria/useSwitch'
import { useToggleState } from 'react-stately/useToggleState'

interface SwitchProps {
  label: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  'aria-describedby'?: string
}

/** Something that is on or off at once. */
export function Switch({ label, ...props }: SwitchProps) {
  const ref = useRef<HTMLInputElement>(null)
  const { labelProps, inputProps } = useSwitch({ ...props, children: label }, useToggleState(props), ref)
  return (
    <label {...labelProps} className="switch">
      <strong>{label}</strong>
      <input {...inputProps} ref={ref} />
      <span className="switch-track" />
    </label>
  )
}
