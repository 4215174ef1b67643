import { Monitor, Smartphone } from 'lucide'
import { useTranslations } from 'use-intl'
import { endSignIn, type SignIn } from '../../../../contract/shop/sign-ins.ts'
import { describeClient } from '../../../../web/browser/describe-client.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useLocalTime } from '../../../../web/i18n/use-local-time.ts'
import { Badge } from '../../../../web/ui/badge.tsx'
import { Button } from '../../../../web/ui/button.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { useAct } from '../use-act.ts'
import { AccountSection } from './account-section.tsx'

export function SignIns({ signIns }: { signIns: readonly SignIn[] }) {
  const t = useTranslations('account')
  return (
    <AccountSection title={t('sign_ins')} text={t('sign_ins_text')}>
      <ul className="divide-hairline border-hairline divide-y border-y">
        {signIns.map(signIn => (
          <li key={signIn.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Entry signIn={signIn} />
            {!signIn.is_current && <EndButton signIn={signIn} />}
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}

function Entry({ signIn }: { signIn: SignIn }) {
  const t = useTranslations('account')
  const client = useClientName(signIn.client)
  const time = useLocalTime(signIn.last_seen)
  const device = isHandheld(signIn.client) ? Smartphone : Monitor
  return (
    <>
      <Icon of={device} className="text-brand size-6 shrink-0" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{client}</span>
          {signIn.is_current && <Badge tone="brand">{t('this_device')}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">{t('last_used', { time })}</p>
      </div>
    </>
  )
}

function EndButton({ signIn }: { signIn: SignIn }) {
  const t = useTranslations('account')
  const call = useCall()
  const { isBusy, run } = useAct()
  const client = useClientName(signIn.client)
  const time = useLocalTime(signIn.last_seen)
  return (
    <Button
      size="sm"
      isBusy={isBusy}
      aria-label={t('end_sign_in_of', { client, time })}
      onClick={() => run(() => call(endSignIn, { id: signIn.id }), t('sign_in_ended'))}
    >
      {t('end_sign_in')}
    </Button>
  )
}

function useClientName(userAgent: string): string {
  const t = useTranslations('account')
  const { browser, system } = describeClient(userAgent)
  if (browser && system) return t('client', { browser, system })
  return browser ?? system ?? t('client_unknown')
}

function isHandheld(userAgent: string): boolean {
  return /Mobile|Android|iPhone|iPad/.test(userAgent)
}
