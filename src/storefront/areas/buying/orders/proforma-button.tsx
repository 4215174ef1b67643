import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { getProforma } from '../../../../contract/shop/orders.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { saveFile } from '../../../../web/browser/save-file.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'

type ProformaButtonProps = { number: string; orderKey?: string }

export function ProformaButton({ number, orderKey: key }: ProformaButtonProps) {
  const t = useTranslations('orders')
  const say = useSay()
  const call = useCall()
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<Wording | null>(null)
  const download = async () => {
    setIsBusy(true)
    setTrouble(null)
    try {
      const { file_name, content } = await call(getProforma, { order_number: number, key })
      saveFile(file_name, content, 'pdf')
    } catch (error) {
      setTrouble(wordingOf(error))
    }
    setIsBusy(false)
  }
  return (
    <>
      <Button
        icon={<FileDown aria-hidden />}
        isBusy={isBusy}
        disabled={!useIsHydrated()}
        onClick={() => void download()}
      >
        {t('proforma')}
      </Button>
      {trouble && <ErrorText role="alert">{say(trouble)}</ErrorText>}
    </>
  )
}
