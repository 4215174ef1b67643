import { useMessages, useTranslations } from 'use-intl'
import type { QuoteDetail } from '../../../contract/desk/quotes.ts'
import { isMessageKey } from '../../../contract/wire/messages.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { AuditLink } from '../../shell/page/audit-link.tsx'
import { useWho } from '../../shell/texts/use-who.ts'

type Act = QuoteDetail['history'][number]

/** All acts on the quote, newest first. Saves in a row by one person are one line. */
export function QuoteHistory({ quote: { number, history } }: { quote: QuoteDetail }) {
  const t = useTranslations('desk_quotes')
  const say = useTranslations()
  const messages = useMessages()
  const sayWho = useWho()
  const sayAct = (act: string) => {
    const key = `desk.audit_acts.${act.replaceAll('.', '_')}`
    return isMessageKey(messages, key) ? say(key) : act
  }
  return (
    <Card level="h2" title={t('history')}>
      <ol className="flex flex-col gap-2 text-sm">
        {withoutRepeats(history.toReversed()).map(({ time, staff_id, who, act }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two acts may have the same time
          <li key={`${time} ${place}`}>
            {sayAct(act)}
            <span className="block text-ink-soft">
              <bdi>{staff_id === null ? sayWho(who) : who}</bdi>, <LocalTime time={time} />
            </span>
          </li>
        ))}
      </ol>
      <AuditLink filters={{ q: number }} />
    </Card>
  )
}

function withoutRepeats(acts: readonly Act[]): Act[] {
  return acts.filter(({ act, who }, index) => {
    const before = acts[index - 1]
    return act !== 'quote.save' || before?.act !== act || before.who !== who
  })
}
