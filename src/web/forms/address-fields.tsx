import { useTranslations } from 'use-intl'
import type { ContactAddress } from '../../domain/address-lines.ts'
import { usesPostalCodes, usesStates } from '../../domain/countries.ts'
import { CountryField, type CountryOption } from './country-field.tsx'
import { TextField } from './text-field.tsx'
import { useChosenCountry } from './use-chosen-country.ts'

type AddressFieldsProps = {
  /** Initial values; none for a new address. */
  address: ContactAddress | null
  countries: CountryOption[]
  /** In a form with two addresses: the field of the body that contains this one. */
  within?: 'shipping_address' | 'billing_address'
  onCountry?: (country: string) => void
}

const SECTIONS = { shipping_address: 'shipping ', billing_address: 'billing ' }

export function AddressInputs({ address, countries, within, onCountry }: AddressFieldsProps) {
  const t = useTranslations('forms')
  const { country, followCountry } = useChosenCountry(address?.country ?? '', onCountry)
  const prefix = within ? `${within}.` : ''
  const field = (name: keyof ContactAddress & Parameters<typeof t>[0], autoComplete: string) => ({
    name: prefix + name,
    autoComplete: (within ? SECTIONS[within] : '') + autoComplete,
    label: t(name),
    defaultValue: address?.[name],
  })
  return (
    <div className="grid gap-4 sm:grid-cols-2" onInput={followCountry}>
      <TextField {...field('contact_name', 'name')} />
      <TextField {...field('telephone', 'tel')} type="tel" />
      <CountryField
        countries={countries}
        name={`${prefix}country`}
        defaultValue={address?.country}
        className="sm:col-span-2"
      />
      <TextField {...field('address_line1', 'address-line1')} className="sm:col-span-2" />
      <TextField {...field('address_line2', 'address-line2')} isOptional className="sm:col-span-2" />
      <TextField {...field('city', 'address-level2')} />
      <TextField {...field('state', 'address-level1')} isOptional={!usesStates(country)} />
      <TextField {...field('postal_code', 'postal-code')} isOptional={!usesPostalCodes(country)} />
    </div>
  )
}
