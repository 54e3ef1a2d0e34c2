import { type ReactNode, type RefObject, useId } from 'react'

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  children: ReactNode
  /** Replace the Close button. */
  actions?: ReactNode
  onClose?: () => void
}

/** A modal `<dialog>`: the browser keeps the focus inside and returns it on closing. */
export function Dialog({ ref, title, children, actions, onClose }: DialogProps) {
  const id = useId()
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className="actions">
        {actions ?? (
          <button type="button" className="button" onClick={() => ref.current?.close()}>
            Close
          </button>
        )}
      </div>
    </dialog>
  )
}
