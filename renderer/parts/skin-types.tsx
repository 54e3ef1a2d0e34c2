import { useSite } from '../use-site.ts'

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI']

/** What the six Fitzpatrick skin types are, in a sentence and a picture. */
export function SkinTypes() {
  const { heading, text, alt } = useSite().treatmentPage.skinTypes
  return (
    <div className="skin-types stack gap-3 md:col-span-2">
      <h3 className="subheading">{heading}</h3>
      <p>{text}</p>
      <svg
        viewBox="0 0 300 74"
        fill="currentColor"
        fontSize="16"
        textAnchor="middle"
        role="img"
        aria-label={alt}
      >
        {numerals.map((numeral, index) => (
          <g key={numeral}>
            <rect
              className={`skin-type-${index + 1}`}
              x={index * 50 + 2}
              y="2"
              width="44"
              height="44"
              rx="6"
            />
            <text x={index * 50 + 24} y="67">
              {numeral}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}
