import { ArrowUp, ClipboardList, UserRound } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CART_PATH, LOGIN_PATH, ORDERS_PATH, PROFILE_PATH } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { useSite } from '../page/site-data.ts'
import { ownPath } from '../page/with-redirect.ts'
import { CartLink } from './cart-link.tsx'
import { chatAddress, directLines } from './contact-addresses.ts'
import { FeedbackLink } from './feedback/feedback-link.tsx'
import { Mark } from './mark.tsx'
import { RfqButton } from './rfq-button.tsx'
import { useSignInPath } from './use-sign-in-path.ts'

const ENTRY = 'side-bar-entry'

/** Frequent actions, at hand on long pages. On narrow windows the header and footer offer the same. */
export function SideBar() {
  const t = useTranslations()
  const isSignedIn = useSite()?.isSignedIn ?? false
  const signInPath = useSignInPath()
  const bar = useRef<HTMLElement>(null)
  const { isQuiet, wake } = useDismissableTips(bar)
  return (
    <nav
      ref={bar}
      aria-label={t('side_bar.label')}
      data-quiet={isQuiet || undefined}
      onPointerLeave={wake}
      onBlur={wake}
      className="side-bar"
    >
      <ul className="divide-hairline divide-y">
        <li className="relative">
          <RfqButton className={ENTRY}>
            <Tip>{t('titles.rfq')}</Tip>
          </RfqButton>
        </li>
        <Screen
          to={isSignedIn ? PROFILE_PATH : signInPath(LOGIN_PATH)}
          name={t(isSignedIn ? 'titles.my_profile' : 'titles.login')}
          icon={<Icon of={UserRound} />}
        />
        <li className="relative">
          <CartLink to={ownPath(CART_PATH, isSignedIn)} className={ENTRY}>
            <Tip>{t('titles.shopping_cart')}</Tip>
          </CartLink>
        </li>
        <Screen
          to={ownPath(ORDERS_PATH, isSignedIn)}
          name={t('titles.orders')}
          icon={<Icon of={ClipboardList} />}
        />
        <Message name={t('side_bar.message')} mark="message" />
        <Contacts />
        <Chat />
        <li className="noscript:hidden relative">
          <button type="button" className={ENTRY} onClick={goToTop}>
            <Icon of={ArrowUp} />
            <Tip>{t('side_bar.top')}</Tip>
          </button>
        </li>
      </ul>
    </nav>
  )
}

type DismissableTips = {
  isQuiet: boolean
  /** Called when pointer or focus leaves the bar: tips are shown again. */
  wake: () => void
}

/** Esc hides a tip that covers the page, without moving pointer or focus. */
function useDismissableTips(bar: RefObject<HTMLElement | null>): DismissableTips {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && bar.current?.matches(':hover, :focus-within')) setIsQuiet(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [bar])
  return { isQuiet, wake: () => setIsQuiet(false) }
}

function Screen({ to, name, icon }: { to: string; name: string; icon: ReactNode }) {
  return (
    <li className="relative">
      <Link to={to} className={ENTRY}>
        {icon}
        <Tip>{name}</Tip>
      </Link>
    </li>
  )
}

/** Only the contacts that the operator has configured. */
function Contacts() {
  const config = useSite()?.config
  const { skype, whatsApp } = directLines(config)
  return (
    <>
      {skype && <Contact {...skype} />}
      {whatsApp && <Contact {...whatsApp} />}
      {config?.contact_weChat_img && <WeChat picture={config.contact_weChat_img} />}
    </>
  )
}

type ContactProps = { href: string; name: string; mark: string; value?: string }

function Contact({ href, name, mark, value }: ContactProps) {
  return (
    <li className="relative">
      <a
        href={href}
        // Links to programs stay in this tab; links to sites open a new one.
        target={href.startsWith('https:') ? '_blank' : undefined}
        rel="noreferrer"
        className={ENTRY}
      >
        <Mark name={mark} />
        <Tip>
          {name}
          {value && (
            <>
              : <span className="ltr-value">{value}</span>
            </>
          )}
        </Tip>
      </a>
    </li>
  )
}

/** The fastest chat that is configured, or else the feedback dialog. */
function Chat() {
  const t = useTranslations('side_bar')
  const href = chatAddress(useSite()?.config)
  if (href) return <Contact href={href} name={t('chat')} mark="chat" />
  return <Message name={t('chat')} mark="chat" />
}

function Message({ name, mark }: { name: string; mark: string }) {
  return (
    <li className="relative">
      <FeedbackLink className={ENTRY}>
        <Mark name={mark} />
        <Tip>{name}</Tip>
      </FeedbackLink>
    </li>
  )
}

/** WeChat has no link: hovering or focusing the entry shows a code to scan. */
function WeChat({ picture }: { picture: string }) {
  const t = useTranslations('side_bar')
  return (
    <li className="relative">
      <button type="button" className={ENTRY}>
        <Mark name="wechat" />
        <Tip>
          {t('wechat')}
          <img src={picture} alt={t('wechat_code')} loading="lazy" className="mt-1.5 size-40 bg-white" />
        </Tip>
      </button>
    </li>
  )
}

/** The entry's accessible name. Visible on hover and focus until Esc is pressed. */
function Tip({ children }: { children: ReactNode }) {
  return <span className="side-bar-tip">{children}</span>
}

function goToTop(): void {
  window.scrollTo({ top: 0 })
  document.getElementById('content')?.focus({ preventScroll: true })
}
