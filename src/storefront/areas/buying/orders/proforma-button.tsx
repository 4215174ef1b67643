import { useTranslations } from 'use-intl'
import { getProforma } from '../../../../contract/shop/orders.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { PdfButton } from './pdf-button.tsx'

type ProformaButtonProps = { number: string; orderKey?: string }

export function ProformaButton({ number, orderKey: key }: ProformaButtonProps) {
  const t = useTranslations('orders')
  const call = useCall()
  return <PdfButton load={() => call(getProforma, { order_number: number, key })}>{t('proforma')}</PdfButton>
}
