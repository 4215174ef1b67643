import { Phone } from 'lucide'
import { addressLines, type ContactAddress } from '../../domain/address-lines.ts'
import { Icon } from './icon.tsx'

type AddressTextProps = { address: ContactAddress; countryName: string }

/** An address in the format of an envelope, with the phone number. */
export function AddressText({ address, countryName }: AddressTextProps) {
  return (
    <address className="min-w-0 wrap-anywhere not-italic">
      <p className="font-semibold">
        <bdi>{address.contact_name}</bdi>
      </p>
      {addressLines(address, countryName).map(line => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <p className="text-ink-soft mt-1 flex items-center gap-2 text-sm">
        <Icon of={Phone} className="size-4 shrink-0" />
        <span className="ltr-value">{address.telephone}</span>
      </p>
    </address>
  )
}
