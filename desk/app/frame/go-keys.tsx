import { useNavigate } from 'react-router-dom'
import { useKeys } from '../keys/use-keys.ts'

/** The keys that lead from page to page. */
export function GoKeys() {
  const navigate = useNavigate()
  const go = (path: string) => () => void navigate(path)
  useKeys({
    'g t': go('/'),
    'g e': go('/enquiries'),
    'g b': go('/board'),
    'g f': go('/figures'),
    'g c': go('/content'),
    'g p': go('/privacy'),
    'g h': go('/help'),
  })
  return null
}
