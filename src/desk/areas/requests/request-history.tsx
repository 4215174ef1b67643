import { useMessages, useTranslations } from 'use-intl'
import type { RequestDetail } from '../../../contract/desk/requests.ts'
import { isMessageKey } from '../../../contract/wire/messages.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { AuditLink } from '../../shell/page/audit-link.tsx'
import { useWho } from '../../shell/texts/use-who.ts'

/** All acts on the request, newest first. */
export function RequestHistory({ request: { number, history } }: { request: RequestDetail }) {
  const t = useTranslations('desk_requests')
  const word = useWords()
  const sayWho = useWho()
  if (history.length === 0) return null
  return (
    <Card level="h2" title={t('history')}>
      <ol className="flex flex-col gap-2 text-sm">
        {history.toReversed().map(({ time, staff_id, who, act }) => (
          <li key={`${time} ${act}`}>
            {word(`desk.audit_acts.${act.replaceAll('.', '_')}`, act)}
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

/** An act that has no text yet is shown as recorded. */
function useWords(): (key: string, otherwise: string) => string {
  const t = useTranslations()
  const messages = useMessages()
  return (key, otherwise) => (isMessageKey(messages, key) ? t(key) : otherwise)
}
