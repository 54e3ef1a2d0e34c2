import { type ReactNode, type RefObject, useId } from 'react'

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  children: ReactNode
  /** Instead of a button that closes. */
  actions?: ReactNode
  onClose?: () => void
}

/** A question or a list above the page; the browser keeps the focus in it and gives it back. */
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
