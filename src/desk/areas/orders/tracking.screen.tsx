import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listPackingSlips, type PastedTracking, pasteTracking } from '../../../contract/desk/orders.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { useDraftText } from '../../shell/edit/use-edit-draft.ts'
import { BackLink } from '../../shell/page/back-link.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { call } from '../../shell/session/call.ts'
import { queryClient } from '../../shell/session/query-client.ts'
import { type CheckedLine, checkTrackingLines, readTrackingLines, unsentText } from './read-tracking-lines.ts'
import { type ReadyLine, SentLines, type Slip, TrackingPreview } from './tracking-lines.tsx'

/** Paste, check, send. Each line gets its own answer. */
export function Component() {
  const t = useTranslations('desk_orders')
  const [text, setText] = useDraftText('pasted-tracking', 'text', '')
  const check = useMutation({ mutationFn: checkLines })
  const send = useMutation({
    mutationFn: (lines: readonly ReadyLine[]) => call(pasteTracking, { lines: lines.map(toEntry) }),
    onSuccess: ({ list }) => {
      setText(unsentText(check.data ?? [], shippedOf(list)))
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  const startAgain = () => {
    check.reset()
    send.reset()
  }
  return (
    <div className="max-w-[60rem]">
      <BackLink to="/orders">{t('back')}</BackLink>
      <PageTitle title={t('tracking_title')} text={t('tracking_text')} />
      <Card>
        {!check.data && (
          <PasteForm
            text={text}
            setText={setText}
            isBusy={check.isPending}
            onCheck={() => check.mutate(text)}
          />
        )}
        {check.data && !send.data && (
          <TrackingPreview
            lines={check.data}
            isBusy={send.isPending}
            onSend={lines => send.mutate(lines)}
            onChange={() => check.reset()}
          />
        )}
        {send.data && <SentLines lines={check.data ?? []} list={send.data.list} onAgain={startAgain} />}
      </Card>
    </div>
  )
}

type PasteFormProps = { text: string; setText: (text: string) => void; isBusy: boolean; onCheck: () => void }

function PasteForm({ text, setText, isBusy, onCheck }: PasteFormProps) {
  const t = useTranslations('desk_orders')
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (text.trim() !== '' && !isBusy) onCheck()
      }}
    >
      <Field label={t('tracking_lines')}>
        <TextArea
          rows={10}
          dir="ltr"
          spellCheck={false}
          value={text}
          onChange={event => setText(event.target.value)}
          className="font-mono text-sm"
        />
      </Field>
      <Button type="submit" variant="primary" isBusy={isBusy} className="self-start">
        {t('tracking_check')}
      </Button>
    </form>
  )
}

/** The packing slips tell which orders exist and which pieces are open. */
async function checkLines(text: string): Promise<CheckedLine<Slip>[]> {
  const lines = readTrackingLines(text)
  const numbers = lines.filter(({ problem }) => problem === null).map(({ order }) => order)
  const pages = await Promise.all(
    pagesOf(numbers).map(page => call(listPackingSlips, { numbers: page.join(',') })),
  )
  const slips = pages.flatMap(({ list }) => list)
  const unknown = pages.flatMap(page => page.unknown)
  return checkTrackingLines(lines, slips, unknown)
}

/** The call takes a hundred orders, in an address of limited length. */
const SLIPS_AT_ONCE = 50

function pagesOf(numbers: readonly string[]): string[][] {
  const count = Math.ceil(numbers.length / SLIPS_AT_ONCE)
  return Array.from({ length: count }, (_, page) =>
    numbers.slice(page * SLIPS_AT_ONCE, (page + 1) * SLIPS_AT_ONCE),
  )
}

/** The full number, so that the server ships the order that the preview has shown. */
function toEntry({ line, slip, tracking, carrier }: ReadyLine) {
  return { line, order_number: slip.order_number, tracking, carrier }
}

function shippedOf(list: readonly PastedTracking[]): Set<number> {
  return new Set(list.filter(({ outcome }) => outcome === 'shipped').map(({ line }) => line))
}
