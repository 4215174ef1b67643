import { useTranslations } from 'use-intl'
import { Drawer } from '../../../web/ui/drawer.tsx'
import { RailLinks } from './rail-links.tsx'

type RailDrawerProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The rail on phones. */
export function RailDrawer({ isOpen, onOpenChange }: RailDrawerProps) {
  const t = useTranslations()
  return (
    <Drawer
      side="start"
      title={t('desk.name')}
      closeLabel={t('frame.close_menu')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <nav aria-label={t('desk.nav.label')}>
        <RailLinks onFollow={() => onOpenChange(false)} />
      </nav>
    </Drawer>
  )
}
