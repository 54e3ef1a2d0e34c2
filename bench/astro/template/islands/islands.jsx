import { useEffect, useState } from 'react'
import {
  Form as AriaForm,
  Button,
  Dialog,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  FieldError,
  Heading,
  Input,
  Label,
  Modal,
  TextArea,
  TextField,
} from 'react-aria-components'

export const Menu = ({ links }) => (
  <Disclosure>
    <Button slot="trigger">Menu</Button>
    <DisclosurePanel className="links">
      {links.map(({ path, name }) => (
        <a key={path} href={path}>
          {name}
        </a>
      ))}
    </DisclosurePanel>
  </Disclosure>
)

export const Accordion = ({ rows }) => (
  <DisclosureGroup>
    {rows.map(({ title, text, href, more }) => (
      <Disclosure key={title} className="row">
        <Heading level={3}>
          <Button slot="trigger">{title}</Button>
        </Heading>
        <DisclosurePanel className="panel">
          <p>{text}</p>
          {href && <a href={href}>{more}</a>}
        </DisclosurePanel>
      </Disclosure>
    ))}
  </DisclosureGroup>
)

export function Cookies({ title, text, accept, reject }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (localStorage.getItem('choice')) return undefined
    const timer = setTimeout(() => setOpen(true), 1000)
    return () => clearTimeout(timer)
  }, [])
  const choose = (choice) => () => {
    localStorage.setItem('choice', choice)
    setOpen(false)
  }
  return (
    <Modal isOpen={isOpen} className="cookies">
      <Dialog>
        <Heading slot="title">{title}</Heading>
        <p>{text}</p>
        <Button onPress={choose('all')}>{accept}</Button>
        <Button onPress={choose('essential')}>{reject}</Button>
      </Dialog>
    </Modal>
  )
}

export const Form = ({ fields, reasons, submit }) => (
  <AriaForm method="post" action="/api/contacts">
    {fields.map(({ name, label, type }) =>
      type === 'select' ? (
        <label key={name}>
          {label}
          <select name={name} required>
            <option value="" />
            {reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </select>
        </label>
      ) : (
        <TextField key={name} name={name} isRequired={type !== 'textarea'} type={type}>
          <Label>{label}</Label>
          {type === 'textarea' ? <TextArea rows={5} /> : <Input />}
          <FieldError className="error" />
        </TextField>
      ),
    )}
    <Button type="submit">{submit}</Button>
  </AriaForm>
)
