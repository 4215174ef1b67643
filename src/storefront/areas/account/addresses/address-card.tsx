import { ReceiptText, Truck } from 'lucide'
import { useTranslations } from 'use-intl'
import { type Address, listAddresses, modifyAddress } from '../../../../contract/shop/addresses.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { AddressText } from '../../../../web/ui/address-text.tsx'
import { Badge } from '../../../../web/ui/badge.tsx'
import { Button } from '../../../../web/ui/button.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { useAct } from '../use-act.ts'

type AddressCardProps = {
  address: Address
  countryName: string
  onEdit: () => void
  onDelete: () => void
}

export function AddressCard({ address, countryName, onEdit, onDelete }: AddressCardProps) {
  const t = useTranslations('addresses')
  const named = `${address.contact_name}, ${address.address_line1}, ${address.city}`
  return (
    <div className="border-hairline flex min-w-0 flex-col gap-3 rounded-md border p-4">
      <Defaults address={address} />
      <AddressText address={address} countryName={countryName} />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        <Button size="sm" aria-label={t('edit_of', { address: named })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button size="sm" aria-label={t('delete_of', { address: named })} onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
      <SetDefaults address={address} />
    </div>
  )
}

function Defaults({ address }: { address: Address }) {
  const t = useTranslations('addresses')
  if (!address.is_default_shipping && !address.is_default_billing) return null
  return (
    <p className="flex flex-wrap gap-2">
      {address.is_default_shipping && (
        <Badge tone="brand" icon={<Icon of={Truck} />}>
          {t('default_shipping')}
        </Badge>
      )}
      {address.is_default_billing && (
        <Badge tone="brand" icon={<Icon of={ReceiptText} />}>
          {t('default_billing')}
        </Badge>
      )}
    </p>
  )
}

function SetDefaults({ address }: { address: Address }) {
  const t = useTranslations('addresses')
  const call = useCall()
  const { isBusy, run } = useAct()
  if (address.is_default_shipping && address.is_default_billing) return null
  // The address may have been edited in another tab since this list was loaded.
  const send = async (change: Partial<Address>) => {
    const saved = (await call(listAddresses)).find(({ id }) => id === address.id)
    return call(modifyAddress, { ...(saved ?? address), ...change })
  }
  const set = (change: Partial<Address>) => run(() => send(change), t('saved'))
  return (
    <div className="-mx-3 -mb-1 flex flex-wrap">
      {!address.is_default_shipping && (
        <Button size="sm" variant="quiet" isBusy={isBusy} onClick={() => set({ is_default_shipping: true })}>
          {t('set_shipping')}
        </Button>
      )}
      {!address.is_default_billing && (
        <Button size="sm" variant="quiet" isBusy={isBusy} onClick={() => set({ is_default_billing: true })}>
          {t('set_billing')}
        </Button>
      )}
    </div>
  )
}
