/** What a person in profile wears, from the neckline down; a child of `HeadProfile`. */
export function Garment({ className }: { className: string }) {
  return (
    <>
      <path
        className={`${className} i-line`}
        d="M100 356c-14 46-62 60-98 114-14 22-18 60-18 100V1200h476V512c-18-70-60-110-130-136-34-14-58-30-74-50-34 44-106 58-156 30Z"
      />
      <path className="i-line i-fine" d="M95 374c60 30 146 20 186-24" />
    </>
  )
}
