import { FileQuestionMark } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReadBom } from '../../../../contract/shop/bom.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { Spinner } from '../../../../web/ui/spinner.tsx'
import { BomColumns } from './bom-columns.tsx'
import { BomHead } from './bom-head.tsx'
import { BomLines } from './bom-lines.tsx'
import type { BomSession } from './bom-session.ts'
import { LeftOut } from './left-out.tsx'
import { OutcomeActions } from './outcome-actions.tsx'
import { settleLines } from './settle-line.ts'
import { type LineFilter, summarize } from './summarize.ts'
import { useReading } from './use-reading.ts'
import './bom.css'

type BomReviewProps = { session: BomSession; onGone: (complaint: Wording) => void }

export function BomReview({ session, onGone }: BomReviewProps) {
  const t = useTranslations()
  const say = useSay()
  const { result, isReading, complaint, again } = useReading(session, onGone)
  return (
    <div className="overflow-clip rounded-md border border-hairline">
      <BomHead session={session} result={result} />
      <p role="status" className="flex items-center gap-2 px-4 py-3 empty:hidden">
        {isReading && <Spinner className="text-brand" />}
        {isReading && t('bom.matching')}
      </p>
      {complaint && (
        <Notice
          tone="error"
          className="m-4"
          action={
            <Button size="sm" onClick={again}>
              {t('error.retry')}
            </Button>
          }
        >
          {say(complaint)}
        </Notice>
      )}
      {result && (
        <div
          aria-busy={isReading}
          className={classNames('transition-opacity duration-150', isReading && 'opacity-50')}
        >
          <BomColumns columns={result.columns} isRemembered={session.isRemembered === true} />
          <Lines session={session} result={result} />
        </div>
      )}
    </div>
  )
}

function Lines({ session, result }: { session: BomSession; result: ReadBom }) {
  const { choices, moved } = session
  const [filter, setFilter] = useState<LineFilter>('all')
  const table = useRef<HTMLDivElement>(null)
  const lines = useMemo(() => settleLines(result.lines, { choices, moved }), [result, choices, moved])
  const summary = summarize(lines, result.skipped)
  const show = (next: LineFilter) => {
    setFilter(next)
    table.current?.focus()
  }
  return (
    <>
      {lines.length === 0 ? (
        <NoLines />
      ) : (
        <>
          <OutcomeActions session={session} lines={lines} summary={summary} onShow={show} />
          <div ref={table} tabIndex={-1} className="outline-none">
            <BomLines lines={lines} summary={summary} filter={filter} onFilter={setFilter} />
          </div>
        </>
      )}
      <LeftOut skipped={result.skipped} count={summary.leftOut} />
    </>
  )
}

function NoLines() {
  const t = useTranslations('bom')
  return (
    <div className="p-4">
      <EmptyState icon={<FileQuestionMark />} title={t('no_lines')} text={t('no_lines_text')} />
    </div>
  )
}
