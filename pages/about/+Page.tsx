import { BadgeIcon, GraduationIcon, PrescriptionIcon, ShieldIcon } from '../../renderer/icons/index.ts'
import { BookingLink } from '../../renderer/parts/booking-link.tsx'
import { Drawing } from '../../renderer/parts/drawing.tsx'
import { ExternalLink } from '../../renderer/parts/external-link.tsx'
import { FirstPaintEnds } from '../../renderer/parts/first-paint-ends.tsx'
import { TitledList } from '../../renderer/parts/titled-list.tsx'
import { useSite } from '../../renderer/use-site.ts'

const badgeIcons = [BadgeIcon, ShieldIcon, PrescriptionIcon, GraduationIcon]

export function Page() {
  const { about, clinic, contact, home, placeholders } = useSite()
  const head = (list: 'qualifications' | 'memberships') => (
    <>
      <h2 className="heading-small" id={`${list}-heading`}>
        {about[list].heading}
      </h2>
      {placeholders.some((key) => key.startsWith(`about.${list}.`)) && (
        <p className="note">{about.examples}</p>
      )}
    </>
  )
  return (
    <>
      <div className="hero" data-tone="plaster">
        <div className="hero-words">
          <h1 className="title">{about.hero.heading}</h1>
          <p className="lead">{about.hero.tagline}</p>
        </div>
        <div className="hero-picture">
          <Drawing name="about" alt={about.hero.alt} />
        </div>
      </div>
      <FirstPaintEnds />
      <section className="section" aria-labelledby="meet-heading">
        <div className="frame split split-picture">
          <div className="split-margin stack">
            <p className="eyebrow">{clinic.practitioner.role}</p>
            <h2 className="heading" id="meet-heading">
              {about.meet.heading}
            </h2>
            <div className="portrait">
              <Drawing name="practitioner" alt={home.about.alt} />
            </div>
            <p className="small">
              <ExternalLink className="text-link inline-block py-1" href={clinic.practitioner.register.url}>
                {contact.before.register}
              </ExternalLink>
            </p>
          </div>
          <div className="stack">
            <div className="prose">
              {about.meet.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <ul className="badge-row">
              {about.badges.map((badge, index) => {
                const Icon = badgeIcons[index % badgeIcons.length] ?? BadgeIcon
                return (
                  <li key={badge}>
                    <Icon />
                    {badge}
                  </li>
                )
              })}
            </ul>
          </div>
        </div>
      </section>
      <section className="section" data-tone="plaster" aria-labelledby="qualifications-heading">
        <div className="frame split">
          <div className="stack">{head('qualifications')}</div>
          <ul className="register">
            {about.qualifications.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section" aria-labelledby="memberships-heading">
        <div className="frame">
          <div className="stack mb-8">{head('memberships')}</div>
          <ul className="columns">
            {about.memberships.items.map(({ name, text, url }) => (
              <li className="card" key={name}>
                <h3 className="card-title">{url ? <ExternalLink href={url}>{name}</ExternalLink> : name}</h3>
                <p className="small">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <TitledList
        id="approach"
        heading={about.approach.heading}
        items={about.approach.items}
        tone="estuary"
      />
      <TitledList id="why-choose" heading={about.whyChoose.heading} items={about.whyChoose.items} />
      <section className="section section-flush" aria-labelledby="closing-heading">
        <div className="frame">
          <div className="banner" data-tone="sloe">
            <div className="stack">
              <h2 className="heading" id="closing-heading">
                {about.closing.heading}
              </h2>
              <p className="lead">{about.closing.text}</p>
            </div>
            <div className="cluster">
              <BookingLink>{about.closing.book}</BookingLink>
            </div>
          </div>
        </div>
      </section>
    </>
  )
}
