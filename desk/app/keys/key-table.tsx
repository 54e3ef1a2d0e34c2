import { keyList } from './key-list.ts'

export function KeyTable() {
  return (
    <>
      <dl className="key-list">
        {keyList.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key === 'Escape' ? 'Esc' : key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        They do nothing while you are typing, or together with Ctrl, Alt or Cmd. While another row of the list
        has the focus, a key that acts on an enquiry opens that one first.
      </p>
    </>
  )
}
