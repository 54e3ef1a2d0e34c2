import { keyList } from './key-list.ts'

export function KeyTable() {
  return (
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
  )
}
