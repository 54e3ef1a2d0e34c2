import { useSite } from '../use-site.ts'

/** An example of each type's colour. */
const swatches = { I: '#f9e4d8', II: '#f0c8ac', III: '#d9a27c', IV: '#b0784f', V: '#7a4a2e', VI: '#3f2519' }

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
        {Object.entries(swatches).map(([numeral, colour], index) => (
          <g key={numeral}>
            <rect fill={colour} x={index * 50 + 2} y="2" width="44" height="44" rx="6" />
            <text x={index * 50 + 24} y="67">
              {numeral}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}
