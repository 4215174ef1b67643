import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { type Address, listAddresses } from '../../../../contract/shop/addresses.ts'
import { listCountries } from '../../../../contract/shop/site.ts'
import { AccountLayout } from '../../../shell/chrome/account-layout.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { AddressForm } from './address-form.tsx'
import { AddressList } from './address-list.tsx'

export const loader = screenLoader(async ({ call }) => {
  const [addresses, countries] = await Promise.all([call(listAddresses), call(listCountries)])
  return { addresses, countries }
})

export function Component() {
  return (
    <AccountLayout>
      <Addresses />
    </AccountLayout>
  )
}

/** The form replaces the list: a phone has no room for both, and nothing beside the form can be pressed by mistake. */
function Addresses() {
  const { addresses, countries } = useLoaderData<typeof loader>()
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const place = useRef<HTMLDivElement>(null)
  // The pressed button disappears, so the focus moves to the new content.
  const moveOn = () => place.current?.focus()
  const show = (next: Address | 'new' | null) => {
    setEdited(next)
    moveOn()
  }
  return (
    <div ref={place} tabIndex={-1} className="flex min-w-0 flex-col gap-4 outline-none">
      {edited ? (
        <AddressForm
          address={edited === 'new' ? null : edited}
          isFirst={addresses.length === 0}
          countries={countries}
          onClose={() => show(null)}
        />
      ) : (
        <AddressList addresses={addresses} countries={countries} onEdit={show} onDeleted={moveOn} />
      )}
    </div>
  )
}
