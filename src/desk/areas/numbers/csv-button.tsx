import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide'
import { useTranslations } from 'use-intl'
import { exportReport } from '../../../contract/desk/reports.ts'
import type { Report } from '../../../domain/quotes/report.ts'
import { saveCsv } from '../../../web/browser/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { call } from '../../shell/session/call.ts'

/** All rows behind a figure. */
export function CsvButton({ report }: { report: Report }) {
  const t = useTranslations('desk_numbers')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(exportReport, { report }),
    onSuccess: ({ file_name, content }) => saveCsv(file_name, content),
  })
  return (
    <Button
      size="sm"
      className="mt-4"
      icon={<Icon of={FileDown} />}
      isBusy={isPending}
      onClick={() => mutate()}
    >
      {t(`csv_${report}`)}
    </Button>
  )
}
