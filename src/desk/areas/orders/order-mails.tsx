import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type DeskOrder, resendOrderMail } from '../../../contract/desk/orders.ts'
import { useIdempotencyKey } from '../../../web/forms/use-idempotency-key.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Badge } from '../../../web/ui/badge.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { call } from '../../shell/session/call.ts'
import { tell } from '../../shell/session/notices.ts'
import { useMailName } from '../../shell/texts/use-mail-name.ts'
import { keepOrder } from './order-query.ts'

type OrderMail = DeskOrder['mails'][number]

const TONES = { waiting: 'low', held: 'low', sent: 'neutral', failed: 'error' } as const

export function OrderMails({ order }: { order: DeskOrder }) {
  const t = useTranslations('desk_orders')
  return (
    <Card level="h2" title={t('mails')}>
      {order.mails.length === 0 && <p className="text-ink-soft">{t('mails_none')}</p>}
      <ul className="divide-y divide-hairline">
        {order.mails.map(mail => (
          <Mail key={mail.id} order={order} mail={mail} />
        ))}
      </ul>
    </Card>
  )
}

function Mail({ order, mail }: { order: DeskOrder; mail: OrderMail }) {
  const t = useTranslations('desk_orders')
  const title = useMailName()(mail.kind)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p>{title}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <Badge tone={TONES[mail.state]}>{t(`mail_states.${mail.state}`)}</Badge>
          <LocalTime time={mail.time} />
        </p>
      </div>
      {order.acts.includes('resend') && mail.state !== 'waiting' && (
        <Resend order={order} mail={mail} title={title} />
      )}
    </li>
  )
}

function Resend({ order, mail, title }: { order: DeskOrder; mail: OrderMail; title: string }) {
  const t = useTranslations('desk_orders')
  const sendOnce = useIdempotencyKey()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendOnce(call, resendOrderMail, { order_number: order.order_number, id: mail.id }),
    onSuccess: async changed => {
      tell({ key: 'desk_orders.resent' })
      await keepOrder(changed)
    },
  })
  return (
    <Button size="sm" isBusy={isPending} aria-label={t('resend_of', { title })} onClick={() => mutate()}>
      {t('resend')}
    </Button>
  )
}
