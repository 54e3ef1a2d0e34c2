/** A phone number or an email address, and what it links to. */
export interface ContactWay {
  label: string
  href: string
}

/** A text in which each of these phone numbers and email addresses is a link. */
export function LinkedText({ text, ways }: { text: string; ways: ContactWay[] }) {
  for (const { label, href } of ways) {
    const at = text.indexOf(label)
    if (at < 0) continue
    return (
      <>
        <LinkedText text={text.slice(0, at)} ways={ways} />
        <a className="text-link" href={href}>
          {label}
        </a>
        <LinkedText text={text.slice(at + label.length)} ways={ways} />
      </>
    )
  }
  return text
}
