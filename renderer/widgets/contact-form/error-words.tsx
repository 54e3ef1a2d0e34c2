const number = /(\+?\d[\d ]+\d)/

/** An error's words. A telephone number in them stays on one line. */
export const ErrorWords = ({ children }: { children: string }) =>
  children.split(number).map((part, index) =>
    // Every second part is a number.
    index % 2 ? (
      <span className="error-number" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
