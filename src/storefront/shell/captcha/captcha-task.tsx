import { RefreshCw } from 'lucide'
import { useTranslations } from 'use-intl'
import type { getCaptcha } from '../../../contract/shop/captcha.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import type { Wording } from '../../../contract/wire/messages.ts'
import { useSay } from '../../../web/forms/form-context.ts'
import { Icon } from '../../../web/ui/icon.tsx'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import type { CaptchaKind } from './use-captcha.ts'

type Task = {
  kind: CaptchaKind
  captcha: CallData<typeof getCaptcha> | null
  trouble: Wording | null
  questionId: string
}

/** Shows the task and a button for another one. Reserves its height while it loads. */
export function CaptchaTask({ onRenew, ...task }: Task & { onRenew: () => void }) {
  const t = useTranslations('captcha')
  return (
    <div className="flex items-center gap-2">
      <div className="grid min-h-17 w-51 min-w-0 items-center">
        <div role="status" className="col-start-1 row-start-1">
          <Words {...task} />
        </div>
        {task.trouble === null && <Picture {...task} />}
      </div>
      <IconButton label={t('renew')} icon={<Icon of={RefreshCw} />} onClick={onRenew} />
    </div>
  )
}

/** Announced when it appears; the question is also announced with its field. */
function Words({ kind, captcha, trouble, questionId }: Task) {
  const say = useSay()
  if (trouble !== null) return <p className="text-sm text-error">{say(trouble)}</p>
  if (kind === 'image' || !captcha) return null
  return (
    <p id={questionId} className="text-base">
      {captcha.question}
    </p>
  )
}

function Picture({ kind, captcha }: Task) {
  const t = useTranslations('captcha')
  if (!captcha) return <Skeleton className="col-start-1 row-start-1 h-16" />
  if (kind === 'text') return null
  return (
    <img
      src={captcha.image}
      alt={t('picture')}
      width={200}
      height={64}
      className="col-start-1 row-start-1 box-content max-w-full rounded-md border border-hairline"
    />
  )
}
