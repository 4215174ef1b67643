import { Download } from 'lucide'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { exportBom } from '../../../../contract/shop/bom.ts'
import { partIdOf } from '../../../../contract/shop/names.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import { saveFile } from '../../../../web/browser/save-file.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import type { BomSession } from './bom-session.ts'
import { complaintOf } from './send-bom.ts'
import type { SettledLine } from './settle-line.ts'

const NONE_OF_OURS = 0

/** Downloads the buyer's own sheet with our columns added. */
export function DownloadButton({ session, lines }: { session: BomSession; lines: SettledLine[] }) {
  const t = useTranslations('bom')
  const say = useSay()
  const call = useCall({ asVisitor: true })
  const [isBusy, setIsBusy] = useState(false)
  const [complaint, setComplaint] = useState<Wording | null>(null)
  const download = async () => {
    const { file_id, sheet, header_row, mapping } = session
    const reading = { file_id, sheet, header_row, mapping }
    setIsBusy(true)
    setComplaint(null)
    try {
      const { file_name, file } = await call(exportBom, { ...reading, ...decisionsOf(lines) })
      saveFile(file_name, file, 'xlsx')
    } catch (error) {
      setComplaint(complaintOf(error))
    }
    setIsBusy(false)
  }
  return (
    <span className="flex flex-col gap-1">
      <Button icon={<Icon of={Download} />} isBusy={isBusy} onClick={() => void download()}>
        {t('download')}
      </Button>
      {complaint && <ErrorText role="alert">{say(complaint)}</ErrorText>}
    </span>
  )
}

function decisionsOf(lines: readonly SettledLine[]) {
  const choices: Record<string, number> = {}
  const quantities: Record<string, number> = {}
  for (const { line, goods, replaces, isRefused, wanted } of lines) {
    const key = lineKey(line)
    if (isRefused) choices[key] = NONE_OF_OURS
    else if ((line.outcome === 'choose' || replaces) && goods) choices[key] = partIdOf(goods)
    if (wanted !== line.qty) quantities[key] = wanted
  }
  const left_out = lines.flatMap(({ line, leftOut }) => (leftOut ? [lineKey(line)] : []))
  return { choices, quantities, left_out }
}
