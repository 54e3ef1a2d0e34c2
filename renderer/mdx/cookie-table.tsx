import { useSite } from '../use-site.ts'

const columns = ['Kind', 'Purpose', 'Kept']

/** Everything that the site keeps in a browser, from the register in content/cookies.yaml. */
export function CookieTable() {
  const { cookies } = useSite()
  return (
    <table>
      <thead>
        <tr>
          {['Name', ...columns].map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cookies.register.map(({ name, category, purpose, lasts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {[cookies.categories[category].label, purpose, lasts].map((text, index) => (
              <td key={columns[index]} data-label={columns[index]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
