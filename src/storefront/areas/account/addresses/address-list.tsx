import { MapPin, Plus } from 'lucide'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Address, deleteAddress } from '../../../../contract/shop/addresses.ts'
import type { listCountries } from '../../../../contract/shop/site.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { useLazyDialog } from '../../../shell/notices/use-lazy-dialog.ts'
import { useAct } from '../use-act.ts'
import { AddressCard } from './address-card.tsx'

const loadDialog = async () => (await import('./delete-dialog.tsx')).DeleteDialog

type AddressListProps = {
  addresses: readonly Address[]
  countries: CallData<typeof listCountries>
  onEdit: (address: Address | 'new') => void
  onDeleted: () => void
}

export function AddressList({ addresses, countries, onEdit, onDeleted }: AddressListProps) {
  const t = useTranslations('addresses')
  const [doomed, setDoomed] = useState<Address | null>(null)
  const spare = () => setDoomed(null)
  const DeleteDialog = useLazyDialog(loadDialog, doomed !== null, spare)
  const remove = useRemoval(onDeleted)
  const countryName = (code: string) => countries.find(({ id }) => id === code)?.name ?? code
  if (addresses.length === 0) return <NoAddresses onAdd={() => onEdit('new')} />
  return (
    <>
      <p className="text-ink-soft max-w-prose">{t('text')}</p>
      <AddButton isFull={addresses.length >= LIMITS.addressesPerUser} onAdd={() => onEdit('new')} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses.map(address => (
          <li key={address.id} className="grid min-w-0">
            <AddressCard
              address={address}
              countryName={countryName(address.country)}
              onEdit={() => onEdit(address)}
              onDelete={() => setDoomed(address)}
            />
          </li>
        ))}
      </ul>
      {DeleteDialog && (
        <DeleteDialog
          address={doomed}
          countryName={countryName(doomed?.country ?? '')}
          onClose={spare}
          onDelete={remove}
        />
      )}
    </>
  )
}

function useRemoval(onDeleted: () => void) {
  const t = useTranslations('addresses')
  const call = useCall()
  const { run } = useAct()
  return async ({ id }: Address) => {
    if (await run(() => call(deleteAddress, { id }), t('deleted'))) onDeleted()
  }
}

function AddButton({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  const t = useTranslations()
  if (isFull) return <Notice title={t('errors.too_many_addresses')}>{t('addresses.limit_text')}</Notice>
  return (
    <Button variant="primary" icon={<Icon of={Plus} />} onClick={onAdd} className="self-start max-sm:w-full">
      {t('addresses.add')}
    </Button>
  )
}

function NoAddresses({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('addresses')
  return (
    <EmptyState
      icon={<Icon of={MapPin} />}
      title={t('none')}
      text={t('none_text')}
      action={
        <Button variant="primary" icon={<Icon of={Plus} />} onClick={onAdd}>
          {t('add')}
        </Button>
      }
    />
  )
}
