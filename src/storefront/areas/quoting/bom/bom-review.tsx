import { FileQuestionMark } from 'lucide'
import { useTranslations } from 'use-intl'
import type { BomSource, ReadBom } from '../../../../contract/shop/bom.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { Spinner } from '../../../../web/ui/spinner.tsx'
import { BomColumns } from './bom-columns.tsx'
import { BomHead } from './bom-head.tsx'
import type { BomSession } from './bom-session.ts'
import { changeBom } from './bom-store.ts'
import { DownloadButton } from './download-button.tsx'
import { ReviewProvider } from './review-context.ts'
import { ReviewedLines } from './reviewed-lines.tsx'
import { SaveProject } from './save-project.tsx'
import { SkippedRows } from './skipped-rows.tsx'
import { useReading } from './use-reading.ts'

type BomReviewProps = { session: BomSession; onGone: (complaint: Wording) => void }

export function BomReview({ session, onGone }: BomReviewProps) {
  const t = useTranslations()
  const say = useSay()
  const { result, isReading, complaint, again } = useReading(session, onGone)
  return (
    <ReviewProvider value={{ state: session, change: changeBom }}>
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
            <Result session={session} result={result} />
          </div>
        )}
      </div>
    </ReviewProvider>
  )
}

function Result({ session, result: { lines, skipped } }: { session: BomSession; result: ReadBom }) {
  return (
    <>
      {lines.length === 0 ? (
        <NoLines />
      ) : (
        <ReviewedLines lines={lines} skipped={skipped}>
          {settled => <DownloadButton session={session} lines={settled} />}
        </ReviewedLines>
      )}
      {lines.length > 0 && <SaveProject source={sourceOf(session)} suggestedName={session.file_name} />}
      <SkippedRows skipped={skipped} />
    </>
  )
}

function sourceOf({ file_id, sheet, header_row, mapping }: BomSession): BomSource {
  return { file_id, sheet, header_row, mapping }
}

function NoLines() {
  const t = useTranslations('bom')
  return (
    <div className="p-4">
      <EmptyState icon={<Icon of={FileQuestionMark} />} title={t('no_lines')} text={t('no_lines_text')} />
    </div>
  )
}
