import { Link2, Link2Off } from 'lucide'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type Project, shareProject, unshareProject } from '../../../../contract/shop/projects.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { sharedProjectPath } from '../../../../domain/paths.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Button } from '../../../../web/ui/button.tsx'
import { CopyButton } from '../../../../web/ui/copy-button.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'
import { useChange } from './use-change.ts'

/** Creates and ends the link with which others can read the project. */
export function SharePanel({ project: { id, share_key } }: { project: Project }) {
  const t = useTranslations('projects')
  const call = useCall()
  const { run, isBusy } = useChange()
  const isShared = share_key !== null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {isShared && <SharedLink shareKey={share_key} />}
      <Button
        size="sm"
        isBusy={isBusy}
        icon={isShared ? <Icon of={Link2Off} /> : <Icon of={Link2} />}
        onClick={() => void run(() => (isShared ? call(unshareProject, { id }) : call(shareProject, { id })))}
      >
        {isShared ? t('unshare') : t('share')}
      </Button>
    </div>
  )
}

function SharedLink({ shareKey }: { shareKey: string }) {
  const t = useTranslations('projects')
  const lang = useLang()
  const text = useRef<HTMLElement>(null)
  const isHydrated = useIsHydrated()
  const path = localizedPath(lang, sharedProjectPath(shareKey))
  // The server does not know the address under which the buyer sees the shop.
  const url = isHydrated ? `${window.location.origin}${path}` : path
  return (
    <span className="flex min-w-0 items-center gap-2">
      <a href={path} className="min-w-0 text-brand hover:underline">
        <code ref={text} className="ltr-value text-sm wrap-anywhere">
          {url}
        </code>
      </a>
      <CopyButton value={url} labels={{ copy: t('copy'), copied: t('copied') }} source={text} />
    </span>
  )
}
