import {
  ChartColumn,
  Contact,
  FileSpreadsheet,
  History,
  Inbox,
  MessageSquareQuote,
  PackageOpen,
  Settings,
  UserRound,
  UsersRound,
} from 'lucide'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { Badge } from '../../../web/ui/badge.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { VisuallyHidden } from '../../../web/ui/visually-hidden.tsx'
import { useInboxCount } from '../live/inbox-count.ts'
import { HOME_PATH, RAIL } from '../page/screens.ts'
import { useMay } from '../session/me.ts'

const ICONS = {
  inbox: Inbox,
  requests: MessageSquareQuote,
  quotes: FileSpreadsheet,
  orders: PackageOpen,
  customers: Contact,
  reports: ChartColumn,
  settings: Settings,
  staff: UsersRound,
  audit: History,
  me: UserRound,
}

const LOOK =
  'relative flex min-h-10 items-center gap-3 rounded-md px-3 text-ink md:max-xl:min-h-11 no-underline hover:bg-brand-soft ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand'

/** Between phones and wide screens only the icons, because lists need the room. */
export function RailLinks({ onFollow }: { onFollow?: () => void }) {
  const t = useTranslations()
  const may = useMay()
  return (
    <ul className="flex flex-col gap-1">
      {RAIL.filter(screen => may(screen.may)).map(({ path, text, icon }) => (
        <li key={path}>
          <NavLink to={path} end={path === HOME_PATH} className={LOOK} title={t(text)} onClick={onFollow}>
            <Icon of={ICONS[icon]} className="size-5 shrink-0" />
            <span className="md:max-xl:sr-only">{t(text)}</span>
            {path === HOME_PATH && <InboxCount />}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

function InboxCount() {
  const t = useTranslations('desk.nav')
  const count = useInboxCount()
  if (!count) return null
  return (
    <Badge tone="action" className="ms-auto tabular-nums md:max-xl:absolute md:max-xl:end-0 md:max-xl:-top-1">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('inbox_count', { count })}</VisuallyHidden>
    </Badge>
  )
}
