import { CheckIcon, ClockIcon, HeartIcon, ShieldIcon } from '../../../renderer/icons/index.ts'
import { BookingLink } from '../../../renderer/parts/booking-link.tsx'
import { Drawing } from '../../../renderer/parts/drawing.tsx'
import { useSite } from '../../../renderer/use-site.ts'

const highlightIcons = [ClockIcon, ShieldIcon, HeartIcon]

export function Hero() {
  const words = useSite().home.hero
  return (
    <section className="hero" id="home" data-tone="plaster" aria-labelledby="home-heading">
      <div className="hero-words">
        <h1 className="title" id="home-heading">
          {words.heading}
        </h1>
        <p className="lead">{words.tagline}</p>
        <div className="cluster">
          <BookingLink>{words.book}</BookingLink>
        </div>
        <ul className="trust-badges">
          {words.badges.map((badge) => (
            <li key={badge}>
              <CheckIcon />
              {badge}
            </li>
          ))}
        </ul>
      </div>
      <div className="hero-picture">
        <Drawing name="home" alt={words.alt} />
      </div>
      <div className="hero-foot" data-tone="sloe">
        <ul className="frame highlights">
          {words.highlights.map(({ title, text }, index) => {
            const Icon = highlightIcons[index] ?? CheckIcon
            return (
              <li key={title}>
                <Icon />
                <span className="heading-small">{title}</span> <span className="small">{text}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
