import type { PanelFinding, PanelPlace } from './panel-message.ts'

/** An element with text or other elements in it. Text stays text: no markup is read from it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  made.append(...children)
  return made
}

/** A button that does `action` when it is pressed. */
export function button(className: string, label: string, action: () => void): HTMLButtonElement {
  const made = element('button', className, label)
  made.type = 'button'
  made.addEventListener('click', action)
  return made
}

/** One finding: what is wrong, where, and what to do. */
export function findingItem({
  message,
  related,
  remedy,
  subject,
  rule,
  ...place
}: PanelFinding): HTMLElement {
  return element(
    'li',
    'finding',
    ...placed({ ...place, message }, 'message'),
    ...related.flatMap((other) => placed(other, 'related')),
    ...(remedy === undefined ? [] : [element('p', 'remedy', element('strong', '', 'What to do: '), remedy)]),
    element('p', 'rule', `Rule: ${rule}${subject === undefined ? '' : `. Subject: ${subject}`}`),
  )
}

/** The place as a link into the editor, where Vite knows one, what is to be said there, and the lines around it. */
function placed({ place, target, message, frame }: PanelPlace, className: string): HTMLElement[] {
  const open = button('place', place, () => {
    void fetch(`/__open-in-editor?file=${encodeURIComponent(target)}`)
  })
  open.title = 'Open this place in your editor'
  return [
    element('p', className, open, ' ', element('span', '', message)),
    ...(frame.length > 0 ? [element('pre', '', frame.join('\n'))] : []),
  ]
}
