import type { ReactNode } from 'react'
import { urls } from '../../schemas/urls.ts'
import { MailIcon, PhoneIcon, PinIcon } from '../icons/index.ts'
import { useSite } from '../use-site.ts'
import { Address } from './address.tsx'
import { ExternalLink } from './external-link.tsx'

interface ContactLineProps {
  icon: ReactNode
  label: string
  children: ReactNode
}

export function ContactLine({ icon, label, children }: ContactLineProps) {
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

/** Address, phone and e-mail. */
export function ContactLines() {
  const { clinic, contact } = useSite()
  const { panel } = contact
  return (
    <>
      <ContactLine icon={<PinIcon />} label={panel.address}>
        <Address />
        <ExternalLink className="text-link" href={urls.map(clinic)}>
          {panel.map}
        </ExternalLink>
      </ContactLine>
      <ContactLine icon={<PhoneIcon />} label={panel.phone}>
        <a href={urls.phone(clinic)}>{clinic.phone}</a>
      </ContactLine>
      <ContactLine icon={<MailIcon />} label={panel.email}>
        <a href={urls.mail(clinic)}>{clinic.email}</a>
      </ContactLine>
    </>
  )
}
