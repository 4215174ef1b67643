import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Address, addAddress, modifyAddress } from '../../../../contract/shop/addresses.ts'
import type { listCountries } from '../../../../contract/shop/site.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { AddressInputs } from '../../../../web/forms/address-fields.tsx'
import { CheckField } from '../../../../web/forms/check-field.tsx'
import { clearDraft } from '../../../../web/forms/draft.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { tell } from '../../../shell/notices/notices.ts'

type AddressFormProps = {
  /** None for a new address. */
  address: Address | null
  /** The first address is most likely used for everything. */
  isFirst: boolean
  countries: CallData<typeof listCountries>
  onClose: () => void
}

export function AddressForm({ address, isFirst, countries, onClose }: AddressFormProps) {
  const t = useTranslations('addresses')
  const draft = address ? `address-${address.id}` : 'address'
  const form = useAddressForm(address, draft, onClose)
  const cancel = () => {
    clearDraft(draft)
    onClose()
  }
  const title = t(address ? 'edit_title' : 'add')
  return (
    <section aria-label={title} className="border-hairline flex flex-col gap-4 rounded-md border p-4 sm:p-6">
      <h2 className="text-xl">{title}</h2>
      <Form form={form} label={title}>
        <AddressInputs address={address} countries={countries} />
        <CheckField
          name="is_default_shipping"
          label={t('default_shipping')}
          defaultChecked={address?.is_default_shipping ?? isFirst}
        />
        <CheckField
          name="is_default_billing"
          label={t('default_billing')}
          defaultChecked={address?.is_default_billing ?? isFirst}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton className="max-sm:w-full">{t('save')}</SubmitButton>
          <Button onClick={cancel} className="max-sm:w-full">
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function useAddressForm(address: Address | null, draft: string, onClose: () => void) {
  const t = useTranslations('addresses')
  const { revalidate } = useRevalidator()
  const onDone = async () => {
    await revalidate()
    tell({ text: t('saved') })
    onClose()
  }
  const adding = useForm(addAddress, { onDone, draft })
  const changing = useForm(modifyAddress, { onDone, draft, extra: { id: address?.id } })
  return address ? changing : adding
}
