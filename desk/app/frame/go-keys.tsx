import { useNavigate } from 'react-router-dom'
import { deskPages } from '../desk-pages.ts'
import { useKeys } from '../keys/use-keys.ts'

/** The keys that lead from page to page. */
export function GoKeys() {
  const navigate = useNavigate()
  useKeys(Object.fromEntries(deskPages.map(({ path, key }) => [`g ${key}`, () => void navigate(path)])))
  return null
}
