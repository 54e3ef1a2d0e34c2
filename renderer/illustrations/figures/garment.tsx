/** What a person in profile wears, from the neckline down; a child of `HeadProfile`. */
export function Garment({ className }: { className: string }) {
  return (
    <>
      <path
        className={`${className} i-line`}
        d="M98 356c-16 46-66 60-102 112-16 24-24 60-24 102V1200h486V512c-18-70-60-110-130-136-34-14-58-30-74-50-34 44-106 58-156 30Z"
      />
      <path className="i-line i-fine" d="M95 374c60 30 146 20 186-24" />
    </>
  )
}
