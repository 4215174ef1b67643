import { useTranslations } from 'use-intl'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'

type WithdrawQuoteProps = { isSent: boolean; onClose: () => void; onWithdraw: () => void }

export function WithdrawQuote({ isSent, onClose, onWithdraw }: WithdrawQuoteProps) {
  const t = useTranslations()
  return (
    <Dialog
      size="sm"
      title={t('desk_quotes.acts.withdraw')}
      closeLabel={t('actions.close')}
      isOpen
      onOpenChange={is => !is && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('desk.cancel')}</Button>
          <Button variant="primary" onClick={onWithdraw}>
            {t('desk_quotes.acts.withdraw')}
          </Button>
        </>
      }
    >
      <p>{t(isSent ? 'desk_quotes.withdraw_sent' : 'desk_quotes.withdraw_draft')}</p>
    </Dialog>
  )
}
