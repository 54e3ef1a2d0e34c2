import { useId } from 'react'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value | undefined
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value | undefined) => void
  /** There is no "any". */
  isRequired?: boolean
}

/** One of several, or any. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange, isRequired = false } = props
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find(([one]) => one === target.value)?.[0])}
      >
        {!isRequired && <option value="">any</option>}
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
