import { useEffect, useId, useRef } from 'react'
import { Dialog } from './dialog.tsx'

interface QuestionProps {
  /** What is asked: a new value opens the dialog, undefined does not. */
  asked: object | string | undefined
  title: string
  text: string
  /** The buttons, the preferred one first. Closing the dialog in any other way means no. */
  answers: { label: string; isYes: boolean }[]
  onAnswer: (isYes: boolean) => void
}

/** A modal question with two answers. Screen readers read it out when it opens, not only the button that gets the focus. */
export function Question({ asked, title, text, answers, onAnswer }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const textId = useId()
  useEffect(() => {
    if (!asked || !dialog.current) return
    dialog.current.returnValue = ''
    dialog.current.showModal()
  }, [asked])
  return (
    <Dialog
      ref={dialog}
      role="alertdialog"
      title={title}
      aria-describedby={textId}
      onClose={() => onAnswer(dialog.current?.returnValue === 'yes')}
      actions={answers.map(({ label, isYes }, index) => (
        <button
          key={label}
          type="button"
          className={index === 0 ? 'button button-primary' : 'button'}
          onClick={() => dialog.current?.close(isYes ? 'yes' : '')}
        >
          {label}
        </button>
      ))}
    >
      <p id={textId}>{text}</p>
    </Dialog>
  )
}
