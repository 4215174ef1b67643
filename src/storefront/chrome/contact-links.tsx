import { Mail, Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSite } from '../site-data.ts'
import { FeedbackLink } from './feedback/feedback-link.tsx'
import { Mark } from './mark.tsx'

type ContactLinksProps = { className?: string; linkClass: string }

/** Phone and email, as far as the operator has given them; the dialog is always there. */
export function ContactLinks({ className, linkClass }: ContactLinksProps) {
  const t = useTranslations('footer')
  const { contact_tel: tel, contact_email: email } = useSite()?.config ?? {}
  const look = `${linkClass} gap-2`
  return (
    <ul className={className}>
      {tel && (
        <li>
          <a href={`tel:${tel.replaceAll(' ', '')}`} className={look}>
            <Phone className="size-4 shrink-0" aria-hidden="true" />
            <span className="ltr-value">{tel}</span>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={look}>
            <Mail className="size-4 shrink-0" aria-hidden="true" />
            <span className="ltr-value wrap-anywhere">{email}</span>
          </a>
        </li>
      )}
      <li>
        <FeedbackLink className={look}>
          <Mark name="message" className="size-4 shrink-0" />
          {t('feedback')}
        </FeedbackLink>
      </li>
    </ul>
  )
}
