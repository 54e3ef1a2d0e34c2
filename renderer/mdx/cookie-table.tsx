import { useSite } from '../use-site.ts'

/** Everything that the site keeps in a browser, from the register that the banner uses too. */
export function CookieTable() {
  const { cookies } = useSite()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Kind</th>
          <th scope="col">Purpose</th>
          <th scope="col">Kept</th>
        </tr>
      </thead>
      <tbody>
        {cookies.register.map(({ name, category, purpose, lasts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{cookies.categories[category].label}</td>
            <td>{purpose}</td>
            <td>{lasts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
