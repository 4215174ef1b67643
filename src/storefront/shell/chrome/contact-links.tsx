import { Mail, Phone } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '../../../web/ui/icon.tsx'
import { useSite } from '../page/site-data.ts'
import { directLines, phoneAddress } from './contact-addresses.ts'
import { FeedbackLink } from './feedback/feedback-link.tsx'
import { Mark } from './mark.tsx'

type ContactLinksProps = { className?: string; linkClass: string }

/** Phone and email if the operator has configured them; the feedback dialog always. */
export function ContactLinks({ className, linkClass }: ContactLinksProps) {
  const t = useTranslations('footer')
  const { contact_tel: tel, contact_email: email } = useSite()?.config ?? {}
  const look = `${linkClass} gap-2`
  return (
    <ul className={className}>
      {tel && (
        <li>
          <a href={phoneAddress(tel)} className={look}>
            <Icon of={Phone} className="size-4 shrink-0" />
            <span className="ltr-value">{tel}</span>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={look}>
            <Icon of={Mail} className="size-4 shrink-0" />
            <span className="ltr-value wrap-anywhere">{email}</span>
          </a>
        </li>
      )}
      <DirectLines look={look} />
      <li>
        <FeedbackLink className={look}>
          <Mark name="message" className="size-4 shrink-0" />
          {t('feedback')}
        </FeedbackLink>
      </li>
    </ul>
  )
}

/** The side bar's entries, for windows too narrow for it. */
function DirectLines({ look }: { look: string }) {
  const t = useTranslations('side_bar')
  const config = useSite()?.config
  const { skype, whatsApp } = directLines(config)
  const picture = config?.contact_weChat_img
  const weChat = picture ? { name: t('wechat'), mark: 'wechat', href: picture } : null
  return [skype, whatsApp, weChat]
    .filter(line => line !== null)
    .map(({ name, mark, href }) => (
      <li key={name} className="lg:hidden">
        <a href={href} target="_blank" rel="noreferrer" className={look}>
          <Mark name={mark} className="size-4 shrink-0" />
          {name}
        </a>
      </li>
    ))
}
