import { type ReactNode, type RefObject, useId } from 'react'

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  /** `alertdialog` if an answer is needed before anything else. */
  role?: 'alertdialog'
  /** Id of the text that is read out with the title. */
  'aria-describedby'?: string
  children: ReactNode
  /** Replace the Close button. */
  actions?: ReactNode
  onClose?: () => void
}

/** A modal `<dialog>`: the browser keeps the focus inside and returns it on closing. */
export function Dialog({ title, children, actions, ref, ...props }: DialogProps) {
  const id = useId()
  return (
    <dialog {...props} ref={ref} className="dialog" aria-labelledby={id}>
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
