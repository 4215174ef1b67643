import { useMutation } from '@tanstack/react-query'
import { Keyboard, LogOut, Menu, Search } from 'lucide'
import { lazy, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '../../../web/ui/icon.tsx'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { DeskMark } from '../page/desk-mark.tsx'
import { leaveDesk, useMe } from '../session/me.ts'
import { OnceOpen } from './once-open.tsx'

const RailDrawer = lazy(async () => ({ default: (await import('./rail-drawer.tsx')).RailDrawer }))

const ICON_LOOK = 'text-white! hover:bg-white/15!'

type TopBarProps = { hasRail: boolean; onFind: () => void; onShowKeys: () => void }

export function TopBar({ hasRail, onFind, onShowKeys }: TopBarProps) {
  const t = useTranslations()
  const { name } = useMe()
  const { mutate: leave, isPending } = useMutation({ mutationFn: leaveDesk })
  return (
    <header className="sticky top-0 z-40 flex h-14 items-center gap-2 bg-brand-strong px-3 text-white sm:px-5 [&_:focus-visible]:outline-white print:hidden">
      {hasRail && <PhoneRail />}
      <Link to="/" className="flex items-center gap-2.5 rounded-md text-lg font-semibold no-underline">
        <DeskMark />
        {t('desk.name')}
      </Link>
      <div className="ms-auto flex min-w-0 items-center gap-1">
        <bdi className="me-2 hidden min-w-0 truncate sm:block">{name}</bdi>
        {hasRail && (
          <IconButton
            label={t('desk.find.title')}
            icon={<Icon of={Search} />}
            onClick={onFind}
            className={ICON_LOOK}
          />
        )}
        <IconButton
          label={t('desk.keys_title')}
          icon={<Icon of={Keyboard} />}
          onClick={onShowKeys}
          className={`${ICON_LOOK} max-sm:hidden`}
        />
        <IconButton
          label={t('titles.exit')}
          icon={<Icon of={LogOut} className="flip-rtl" />}
          disabled={isPending}
          onClick={() => leave()}
          className={ICON_LOOK}
        />
      </div>
    </header>
  )
}

function PhoneRail() {
  const t = useTranslations('frame')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="md:hidden">
      <IconButton
        label={t('open_menu')}
        icon={<Icon of={Menu} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={ICON_LOOK}
      />
      <OnceOpen isOpen={isOpen}>
        <RailDrawer isOpen={isOpen} onOpenChange={setIsOpen} />
      </OnceOpen>
    </div>
  )
}
