import { useRef } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { Key } from './key.tsx'
import { KeyTable } from './key-table.tsx'
import { singleKeys } from './single-keys.ts'
import { useKeys } from './use-keys.ts'

/** The dialog with all keys and the switch that turns them off. */
export function KeyHelp() {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOn = singleKeys.use()
  const open = () => dialog.current?.showModal()
  useKeys({ '?': open })
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-keyshortcuts={isOn ? '?' : undefined}
        onClick={open}
      >
        Keys <Key name="?" />
      </button>
      <Dialog ref={dialog} title="Keys">
        <label className="check">
          <input type="checkbox" checked={isOn} onChange={({ target }) => singleKeys.set(target.checked)} />
          Single keys work in this tab
        </label>
        <KeyTable />
      </Dialog>
    </>
  )
}
