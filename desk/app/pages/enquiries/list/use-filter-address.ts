import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The filter in the page's address. What was just chosen holds at once, also while the address is still on its way. */
export function useFilterAddress(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [address, setAddress] = useSearchParams()
  const [chosen, setChosen] = useState<URLSearchParams>()
  useEffect(() => setChosen(undefined), [address])
  const choose = (next: URLSearchParams) => {
    setChosen(next)
    setAddress(next, { replace: true })
  }
  return [chosen ?? address, choose]
}
