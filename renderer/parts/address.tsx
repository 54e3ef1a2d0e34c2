import { useSite } from '../use-site.ts'

export function Address() {
  const { name, address } = useSite().clinic
  return (
    <address>
      {name}
      <br />
      {address.street}
      <br />
      {`${address.locality}, ${address.region} `}
      <span className="figure-text">{address.postcode}</span>
    </address>
  )
}
