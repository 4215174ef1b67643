import { Field } from '@base-ui/react/field'
import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { getCaptcha } from '../../contract/captcha.ts'
import type { CallData } from '../../contract/endpoint.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { CaptchaKind } from './use-captcha.ts'

type Task = {
  kind: CaptchaKind
  captcha: CallData<typeof getCaptcha> | null
  trouble: string | null
}

/** What is to be typed, and a button for another. Its place is kept while it loads. */
export function CaptchaTask({ onRenew, ...task }: Task & { onRenew: () => void }) {
  const t = useTranslations('captcha')
  return (
    <div className="flex items-center gap-2">
      <div className="grid min-h-17 w-51 min-w-0 items-center">
        <Content {...task} />
      </div>
      <IconButton label={t('renew')} icon={<RefreshCw aria-hidden />} onClick={onRenew} />
    </div>
  )
}

function Content({ kind, captcha, trouble }: Task) {
  const t = useTranslations('captcha')
  if (trouble !== null)
    return (
      <p role="alert" className="text-sm text-error">
        {trouble || t('failed')}
      </p>
    )
  if (!captcha) return <Skeleton className="h-16" />
  // Read out together with the field it belongs to.
  if (kind === 'text') return <Field.Description className="text-base">{captcha.question}</Field.Description>
  return (
    <img
      src={captcha.image}
      alt={t('picture')}
      width={200}
      height={64}
      className="box-content max-w-full rounded-md border border-hairline"
    />
  )
}
