interface ChangingWordsProps {
  usual: string
  /** Stand in place of the usual words for a while, and are read out. */
  now: string | undefined
}

/** The words on a button that change after a press. The live region is empty until then: it would be read out when it appears. */
export const ChangingWords = ({ usual, now }: ChangingWordsProps) => (
  <span>
    {!now && usual}
    <span aria-live="polite">{now}</span>
  </span>
)
