import { useTranslations } from 'use-intl'
import type { QuoteDetail } from '../../../contract/desk/quotes.ts'
import { isLive } from '../../../domain/quotes/states.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useMay } from '../../shell/session/me.ts'
import { useRevAct } from './use-rev-act.ts'

/** The main act of a quote without a draft. */
export function MainAct({ quote }: { quote: QuoteDetail }) {
  const t = useTranslations('desk_quotes')
  const may = useMay()
  const { mutate, isPending } = useRevAct({ quote })
  const name = isLive(quote.state) ? 'revise' : 'reopen'
  if (!may('quote.edit') || quote.state === 'accepted') return null
  return (
    <Button variant="primary" data-primary-act isBusy={isPending} onClick={() => mutate(name)}>
      {t(`acts.${name}`)}
    </Button>
  )
}
