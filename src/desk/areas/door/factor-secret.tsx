import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CopyButton } from '../../../web/ui/copy-button.tsx'

/** The picture to scan, and the secret to type where there is no camera. */
export function FactorSecret({ secret, qr }: { secret: string; qr: string }) {
  const t = useTranslations()
  const shown = useRef<HTMLElement>(null)
  return (
    <div className="flex flex-wrap items-start gap-5">
      {/* As an image, whose content cannot run scripts. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t('desk.factor.qr')}
        className="size-44 rounded-md border border-hairline bg-white p-1"
      />
      <div className="min-w-0 flex-1 basis-60">
        <p>{t('desk.factor.scan')}</p>
        <p className="mt-3 text-sm text-ink-soft">{t('desk.factor.type')}</p>
        <p className="mt-1 flex items-center gap-2">
          <code ref={shown} className="ltr-value text-sm wrap-anywhere">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton
            value={secret}
            source={shown}
            labels={{ copy: t('desk.factor.copy'), copied: t('actions.copied') }}
          />
        </p>
      </div>
    </div>
  )
}
