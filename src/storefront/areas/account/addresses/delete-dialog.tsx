import { useTranslations } from 'use-intl'
import type { Address } from '../../../../contract/shop/addresses.ts'
import { AddressText } from '../../../../web/ui/address-text.tsx'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog } from '../../../../web/ui/dialog.tsx'

type DeleteDialogProps = {
  /** The address to be deleted; none while closed. */
  address: Address | null
  countryName: string
  onClose: () => void
  onDelete: (address: Address) => void
}

export function DeleteDialog({ address, countryName, onClose, onDelete }: DeleteDialogProps) {
  const t = useTranslations()
  const confirm = () => {
    onClose()
    if (address) onDelete(address)
  }
  return (
    <Dialog
      size="sm"
      title={t('addresses.delete_title')}
      closeLabel={t('actions.close')}
      isOpen={address !== null}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('addresses.cancel')}</Button>
          <Button variant="primary" onClick={confirm}>
            {t('addresses.delete')}
          </Button>
        </>
      }
    >
      {address && <AddressText address={address} countryName={countryName} />}
      <p className="text-ink-soft mt-3">{t('addresses.delete_text')}</p>
    </Dialog>
  )
}
