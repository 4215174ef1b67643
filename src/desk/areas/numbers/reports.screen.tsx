import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getQuoteReport, type QuoteReport } from '../../../contract/desk/reports.ts'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { call } from '../../shell/session/call.ts'
import { ReportFigures } from './figures.tsx'
import { LossTable } from './loss-table.tsx'
import { MissingTable } from './missing-table.tsx'

const reportQuery = queryOptions({
  queryKey: ['numbers', 'quotes'],
  queryFn: () => call(getQuoteReport),
})

/**
 * How quickly requests are quoted, which quotes are won or lost and why, and which parts buyers want that we do
 * not have.
 */
export function Component() {
  const t = useTranslations('desk_numbers')
  const { data, error, refetch } = useQuery(reportQuery)
  return (
    <>
      <PageTitle title={t('title')} text={t('text')} />
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data && <Report report={data} />}
    </>
  )
}

function Report({ report }: { report: QuoteReport }) {
  return (
    <div className="flex flex-col gap-5">
      <ReportFigures report={report} />
      <div className="grid items-start gap-5 xl:grid-cols-[2fr_3fr]">
        <LossTable losses={report.losses} />
        <MissingTable parts={report.missing} />
      </div>
    </div>
  )
}
