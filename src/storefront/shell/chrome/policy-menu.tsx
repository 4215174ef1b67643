import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Popover } from '../../../web/ui/popover.tsx'
import { MENU_LOOKS, NavLinks } from './nav-links.tsx'
import { ALL_POLICY_LINKS } from './navigation.ts'

export function PolicyMenu() {
  const t = useTranslations('footer')
  return (
    <Popover
      id="policy-menu"
      label={t('policies')}
      triggerClass="flex h-8 items-center gap-1 rounded-md px-2 whitespace-nowrap hover:text-brand"
      className="p-1 [position-area:block-end_span-inline-end]!"
      trigger={
        <>
          {t('policies')}
          <ChevronDown className="size-4" aria-hidden="true" />
        </>
      }
    >
      <NavLinks links={ALL_POLICY_LINKS} {...MENU_LOOKS} />
    </Popover>
  )
}
