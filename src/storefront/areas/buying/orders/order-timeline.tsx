import { Check, Circle, CircleDot } from 'lucide'
import { useTranslations } from 'use-intl'
import type { OrderDetail } from '../../../../contract/shop/orders.ts'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { type Step, stepsOf } from './order-progress.ts'

/** The order's progress, from placement to delivery. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  return (
    <ol className="flex flex-col">
      {stepsOf(order).map(step => (
        <TimelineStep key={step.id} step={step} />
      ))}
    </ol>
  )
}

function TimelineStep({ step }: { step: Step }) {
  const t = useTranslations('orders')
  const isAhead = step.time === null
  return (
    <li aria-current={step.isNow ? 'step' : undefined} className="group relative flex gap-3 pb-4 last:pb-0">
      <span
        aria-hidden
        className="bg-hairline absolute start-[0.6875rem] top-6 bottom-0 w-0.5 group-last:hidden"
      />
      <Sign step={step} />
      <div className="min-w-0">
        <p className={classNames(step.isNow && 'font-semibold', isAhead && 'text-ink-soft')}>
          {t(`step_${step.text}`)}
        </p>
        {step.time && (
          <p className="text-ink-soft text-sm">
            <LocalTime time={step.time} />
          </p>
        )}
      </div>
    </li>
  )
}

function Sign({ step }: { step: Step }) {
  const look = 'bg-paper relative mt-px size-6 shrink-0 rounded-full p-1'
  if (step.time === null) return <Icon of={Circle} className={classNames(look, 'text-field')} />
  if (step.isNow) return <Icon of={CircleDot} className={classNames(look, 'text-brand p-0.5!')} />
  return <Icon of={Check} className={classNames(look, 'stroke-3 text-brand')} />
}
