import type { Attention } from '../../database/enquiries/mail-facts.ts'
import { escapeMarkup } from '../../schemas/escape-markup.ts'
import type { ClinicContact } from '../../schemas/site-facts.ts'
import { ukTime } from '../../schemas/time/london-time.ts'
import { promiseEnds, responsePromiseHours } from '../../schemas/time/response-promise.ts'
import type { Mail } from './mail.ts'

type Content = Pick<Mail, 'subject' | 'text' | 'html' | 'autoSubmitted'>

const maxReferences = 50

/** Informs the clinic of an enquiry. Nothing in it is from the visitor, since mail passes through many hands. */
export function enquiryMail(reference: string, createdAt: string): Content {
  const due = promiseEnds(new Date(createdAt))
  return content('auto-generated', 'A new enquiry has arrived', [
    'A new enquiry has arrived through the website.',
    [`Reference: ${reference}`, `Received: ${ukTime(createdAt)}`, `Answer due by: ${ukTime(due)}`],
    `To read it: clinic enquiries show ${reference}`,
  ])
}

/** Thanks the visitor. It repeats nothing they typed; otherwise anybody could use the form to send a stranger any text. */
export function acknowledgementMail(reference: string, clinic: ClinicContact | undefined): Content {
  const toClinic = clinic ? ` to ${clinic.name}` : ''
  return content('auto-replied', 'Thank you for your enquiry', [
    `Thank you for your enquiry${toClinic}. We will answer within ${responsePromiseHours} hours.`,
    `Your reference: ${reference}`,
    ...(clinic ? [`If you would rather talk to us, please ring us on ${clinic.phone}.`] : []),
    'If you did not write to us, somebody must have given your address by mistake. You do not need to do anything.',
  ])
}

/** Reminds the clinic, with numbers and references only. Undefined when there is nothing to say. */
export function digestMail({ overdue, failed }: Attention): Content | undefined {
  const parts = [
    ...(overdue.length > 0
      ? [
          `Waiting longer than the promised ${responsePromiseHours} hours: ${overdue.length}`,
          references(overdue),
          'To see them: clinic enquiries overdue',
        ]
      : []),
    ...(failed.length > 0
      ? [
          `Mails about new enquiries that could not be sent: ${failed.length}`,
          references(failed),
          'To see why: clinic notifications list',
        ]
      : []),
  ]
  return parts.length === 0 ? undefined : content('auto-generated', 'Enquiries need your attention', parts)
}

function references(all: string[]): string[] {
  const left = all.length - maxReferences
  return left > 0 ? [...all.slice(0, maxReferences), `and ${left} more`] : all
}

/** The same paragraphs as text and as HTML; a paragraph that is a list becomes a line for each item. */
function content(
  autoSubmitted: Mail['autoSubmitted'],
  subject: string,
  paragraphs: readonly (string | readonly string[])[],
): Content {
  const lines = paragraphs.map((paragraph) => (typeof paragraph === 'string' ? [paragraph] : paragraph))
  const html = lines.map((paragraph) => `<p>${paragraph.map(escapeMarkup).join('<br>\n')}</p>`).join('\n')
  return {
    autoSubmitted,
    subject,
    text: `${lines.map((paragraph) => paragraph.join('\n')).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en-GB"><head><title>${escapeMarkup(subject)}</title></head><body>\n${html}\n</body></html>\n`,
  }
}
