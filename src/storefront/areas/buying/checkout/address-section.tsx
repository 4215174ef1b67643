import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Address } from '../../../../contract/shop/addresses.ts'
import type { OrderAddress } from '../../../../contract/shop/orders.ts'
import { addressLines } from '../../../../domain/address-lines.ts'
import { AddressInputs } from '../../../../web/forms/address-fields.tsx'
import { Checkbox } from '../../../../web/ui/checkbox.tsx'
import { RadioGroup } from '../../../../web/ui/radio-group.tsx'
import { ANOTHER } from './compose-order.ts'
import type { Countries } from './load-checkout.ts'
import { CheckoutSection } from './section.tsx'

type AddressSectionProps = {
  kind: 'shipping_address' | 'billing_address'
  addresses: readonly Address[]
  preselected: Address | undefined
  countries: Countries
  /** The initial values of a new address. */
  known?: OrderAddress | null
  /** Restores the draft into fields that have just appeared. */
  recall: () => void
  onCountry?: (country: string) => void
}

/** One of the saved addresses, or a new one. Visitors have no saved addresses. */
function AddressChoice(props: AddressSectionProps) {
  const { kind, addresses, preselected, countries, recall, onCountry } = props
  const t = useTranslations('checkout')
  const [chosen, setChosen] = useState(preselected ? String(preselected.id) : ANOTHER)
  // The billing choice appears late, so its draft is restored then.
  useEffect(recall, [recall])
  const choose = (value: string) => {
    setChosen(value)
    onCountry?.(addresses.find(({ id }) => String(id) === value)?.country ?? '')
  }
  const fields = <NewAddress {...props} />
  if (addresses.length === 0) return fields
  const nameOf = (code: string) => countries.find(({ id }) => id === code)?.name ?? code
  return (
    <>
      <RadioGroup
        legend={t(kind)}
        isLegendHidden
        isBoxed
        name={`${kind}_choice`}
        value={chosen}
        onValueChange={choose}
        options={[
          ...addresses.map(address => ({
            value: String(address.id),
            label: <bdi className="font-semibold">{address.contact_name}</bdi>,
            hint: <bdi>{addressLines(address, nameOf(address.country)).join(', ')}</bdi>,
          })),
          { value: ANOTHER, label: t('another_address') },
        ]}
      />
      {chosen === ANOTHER && fields}
    </>
  )
}

/** The fields appear and disappear with the choice, so their draft is restored each time. */
function NewAddress({ kind, countries, known = null, recall, onCountry }: AddressSectionProps) {
  useEffect(recall, [recall])
  return <AddressInputs address={known} countries={countries} within={kind} onCountry={onCountry} />
}

export function ShippingAddress(props: Omit<AddressSectionProps, 'kind'>) {
  const t = useTranslations('checkout')
  return (
    <CheckoutSection title={t('shipping_address')}>
      <AddressChoice {...props} kind="shipping_address" />
    </CheckoutSection>
  )
}

type BillingAddressProps = Omit<AddressSectionProps, 'kind' | 'known' | 'onCountry'> & {
  isSameAtFirst: boolean
}

export function BillingAddress({ isSameAtFirst, ...props }: BillingAddressProps) {
  const t = useTranslations('checkout')
  const [isSame, setIsSame] = useState(isSameAtFirst)
  return (
    <CheckoutSection title={t('billing_address')}>
      <Checkbox
        name="billing_same"
        label={t('same_as_shipping')}
        checked={isSame}
        onChange={event => setIsSame(event.currentTarget.checked)}
      />
      {!isSame && <AddressChoice {...props} kind="billing_address" />}
    </CheckoutSection>
  )
}
