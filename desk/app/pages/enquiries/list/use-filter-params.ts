import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The filter in the page's address. A new one holds at once, before the navigation has finished. */
export function useFilterParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [params, setParams] = useSearchParams()
  const [pending, setPending] = useState<URLSearchParams>()
  useEffect(() => setPending(undefined), [params])
  const choose = (next: URLSearchParams) => {
    setPending(next)
    setParams(next, { replace: true })
  }
  return [pending ?? params, choose]
}
