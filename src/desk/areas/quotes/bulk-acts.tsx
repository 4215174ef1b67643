import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { chaseQuote, extendValidity } from '../../../contract/desk/quotes.ts'
import type { Wording } from '../../../contract/wire/messages.ts'
import { useSay } from '../../../web/forms/form-context.ts'
import { wordingOf } from '../../../web/forms/problem.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { call } from '../../shell/session/call.ts'
import { tell } from '../../shell/session/notices.ts'
import { queryClient } from '../../shell/session/query-client.ts'

const CALLS = { extend: extendValidity, chase: chaseQuote } as const
type BulkAct = keyof typeof CALLS
type Refused = { number: string; why: Wording }
type BulkActsProps = { numbers: readonly string[]; onDone: () => void }

/** Mails to the buyers of all selected quotes. The buttons carry how many. */
export function BulkActs({ numbers, onDone }: BulkActsProps) {
  const t = useTranslations('desk_quotes.bulk')
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: BulkAct) => actOnAll(act, numbers),
    onSuccess: async (left, act) => {
      const count = numbers.length - left.length
      if (count > 0) tell({ key: `desk_quotes.bulk.done.${act}`, values: { count } })
      setRefused(left)
      await queryClient.invalidateQueries({ queryKey: ['quotes'] })
      if (left.length === 0) onDone()
    },
  })
  return (
    <>
      {(['extend', 'chase'] as const).map(act => (
        <Button
          key={act}
          size="sm"
          isBusy={isPending && variables === act}
          disabled={isPending}
          onClick={() => mutate(act)}
        >
          {t(act, { count: numbers.length })}
        </Button>
      ))}
      <RefusedQuotes refused={refused} onClose={() => setRefused([])} />
    </>
  )
}

/** One after the other: each has its own transaction, mail and entry in the audit. */
async function actOnAll(act: BulkAct, numbers: readonly string[]): Promise<Refused[]> {
  const refused: Refused[] = []
  for (const number of numbers)
    await call(CALLS[act], { number }).catch((error: unknown) =>
      refused.push({ number, why: wordingOf(error) }),
    )
  return refused
}

function RefusedQuotes({ refused, onClose }: { refused: readonly Refused[]; onClose: () => void }) {
  const t = useTranslations()
  const say = useSay()
  return (
    <Dialog
      size="md"
      title={t('desk_quotes.bulk.refused', { count: refused.length })}
      closeLabel={t('actions.close')}
      isOpen={refused.length > 0}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <ul className="flex flex-col gap-2">
        {refused.map(({ number, why }) => (
          <li key={number}>
            <bdi className="font-semibold">{number}</bdi>: {say(why)}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
