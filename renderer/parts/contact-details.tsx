import type { ReactNode } from 'react'
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '../icons/index.ts'
import { urls } from '../urls.ts'
import { useSite } from '../use-site.ts'
import { Address } from './address.tsx'
import { OpeningHours } from './opening-hours.tsx'

function Line({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="contact-line">
      {icon}
      <div>
        <p className="small">{label}</p>
        {children}
      </div>
    </div>
  )
}

/** Address, phone, e-mail and opening hours, always in this order. */
export function ContactDetails() {
  const { clinic, contact } = useSite()
  const { panel } = contact
  return (
    <div className="contact-list">
      <Line icon={<PinIcon />} label={panel.address}>
        <Address />
      </Line>
      <Line icon={<PhoneIcon />} label={panel.phone}>
        <a href={urls.phone(clinic)}>{clinic.phone}</a>
      </Line>
      <Line icon={<MailIcon />} label={panel.email}>
        <a href={urls.mail(clinic)}>{clinic.email}</a>
      </Line>
      <Line icon={<ClockIcon />} label={panel.hours}>
        <OpeningHours />
      </Line>
    </div>
  )
}
