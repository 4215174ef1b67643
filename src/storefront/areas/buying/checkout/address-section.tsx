import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Address } from '../../../../contract/shop/addresses.ts'
import type { OrderAddress } from '../../../../contract/shop/orders.ts'
import { addressLines } from '../../../../domain/address-lines.ts'
import { AddressFields } from '../../../../web/forms/address-fields.tsx'
import { Checkbox } from '../../../../web/ui/checkbox.tsx'
import { RadioGroup } from '../../../../web/ui/radio-group.tsx'
import { ANOTHER } from './compose-order.ts'
import type { Countries } from './load-checkout.ts'
import { Section } from './section.tsx'

type AddressSectionProps = {
  kind: 'shipping_address' | 'billing_address'
  addresses: readonly Address[]
  preselected: Address | undefined
  countries: Countries
  /** What the fields of another address start with. */
  known?: OrderAddress | null
  /** Puts what was typed before into fields that have only now appeared. */
  recall: () => void
  onCountry?: (country: string) => void
}

/** One of the saved addresses, or another. Visitors have no saved ones. */
function AddressChoice(props: AddressSectionProps) {
  const { kind, addresses, preselected, countries, recall, onCountry } = props
  const t = useTranslations('checkout')
  const [chosen, setChosen] = useState(preselected ? String(preselected.id) : ANOTHER)
  // That of the bill appears late: an earlier choice comes back with it.
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

/** Its fields come and go with the choice: each time, what was typed into them is put back. */
function NewAddress({ kind, countries, known = null, recall, onCountry }: AddressSectionProps) {
  useEffect(recall, [recall])
  return <AddressFields address={known} countries={countries} within={kind} onCountry={onCountry} />
}

export function ShippingAddress(props: Omit<AddressSectionProps, 'kind'>) {
  const t = useTranslations('checkout')
  return (
    <Section title={t('shipping_address')}>
      <AddressChoice {...props} kind="shipping_address" />
    </Section>
  )
}

type BillingAddressProps = Omit<AddressSectionProps, 'kind' | 'known' | 'onCountry'> & {
  isSameAtFirst: boolean
}

export function BillingAddress({ isSameAtFirst, ...props }: BillingAddressProps) {
  const t = useTranslations('checkout')
  const [isSame, setIsSame] = useState(isSameAtFirst)
  return (
    <Section title={t('billing_address')}>
      <Checkbox
        name="billing_same"
        label={t('same_as_shipping')}
        checked={isSame}
        onChange={event => setIsSame(event.currentTarget.checked)}
      />
      {!isSame && <AddressChoice {...props} kind="billing_address" />}
    </Section>
  )
}
