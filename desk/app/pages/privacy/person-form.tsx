import { type FormEvent, useState } from 'react'
import type { DeskHeld, DeskPerson } from '../../../../schemas/desk-privacy.ts'
import { nobodySentence, partialDetail } from '../../../../schemas/person-problem.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Problem, problemProps } from '../../parts/problem.tsx'
import { useAction } from '../../parts/use-action.ts'

const fields = [
  { name: 'email', label: 'Email address', type: 'email' },
  { name: 'phone', label: 'Phone number', type: 'tel' },
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'born', label: 'Born on', type: 'date' },
] as const

interface Wrong {
  field: (typeof fields)[number]['name']
  sentence: string
}

interface PersonFormProps {
  onSearch: () => void
  onFound: (person: DeskPerson, held: DeskHeld) => void
}

/** Looks for a person. The details go in the request's body, so that they appear in no URL. */
export function PersonForm({ onSearch, onFound }: PersonFormProps) {
  const find = useAction<DeskHeld>('/api/privacy/find')
  const [wrongField, setWrongField] = useState<Wrong['field']>()
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const)
    const person: DeskPerson = Object.fromEntries(typed.filter(([, value]) => value !== ''))
    onSearch()
    const found = wrongIn(person, form.elements.namedItem('born') as HTMLInputElement)
    setWrongField(found?.field)
    find.showProblem(found?.sentence)
    if (found) return (form.elements.namedItem(found.field) as HTMLElement).focus()
    const held = await find.run(person)
    if (held) onFound(person, held)
  }
  return (
    <form className="person-form" noValidate onSubmit={(event) => void submit(event)}>
      {fields.map(({ name, label, type }) => (
        <div key={name} className="field">
          <label htmlFor={`person-${name}`}>{label}</label>
          <input
            readOnly={find.button.pending !== undefined}
            id={`person-${name}`}
            name={name}
            type={type}
            autoComplete="off"
            spellCheck={false}
            {...problemProps('person-problem', wrongField === name ? find.problem : undefined)}
          />
        </div>
      ))}
      <ActionButton {...find.button} type="submit" className="button-primary" busyWords="Looking…">
        Find
      </ActionButton>
      <p className="muted person-hint">
        Everything you enter has to match. A number is found however it is written, a name by some of its
        words.
      </p>
      <Problem id="person-problem" className="person-hint">
        {find.problem}
      </Problem>
    </form>
  )
}

/** A date that is not complete has no value, so what was found would not match it. */
function wrongIn(person: DeskPerson, born: HTMLInputElement): Wrong | undefined {
  if (born.validity.badInput)
    return { field: 'born', sentence: 'Write the whole date of birth, or none of it.' }
  return (person.email ?? person.phone ?? person.name)
    ? partialDetail(person)
    : { field: 'email', sentence: nobodySentence }
}
