import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type DeskOrder, editOrder } from '../../../../contract/desk/orders.ts'
import { countryName } from '../../../../domain/country-names.ts'
import { CheckField } from '../../../../web/forms/check-field.tsx'
import { CountryField } from '../../../../web/forms/country-field.tsx'
import { Form } from '../../../../web/forms/form.tsx'
import type { FormValues } from '../../../../web/forms/read-form.ts'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Button } from '../../../../web/ui/button.tsx'
import { BothVersions } from '../../../shell/edit/both-versions.tsx'
import { countriesQuery } from '../../../shell/edit/countries-query.ts'
import { useEdit } from '../../../shell/edit/use-edit.ts'
import { useEditDraft } from '../../../shell/edit/use-edit-draft.ts'
import { useLateFocus } from '../../../shell/edit/use-late-focus.ts'
import { keepOrder, loadOrderAgain } from '../order-query.ts'
import type { ActProps } from './act-form.tsx'
import { reportDone } from './use-order-form.ts'

/** Addresses and PO number. Fields of an address are named `shipping.city`, as the errors of the server are. */
export function EditOrder({ order, onClose }: ActProps) {
  const t = useTranslations()
  const lang = useLang()
  const nameOf = useFieldNames()
  const { data: countries } = useQuery(countriesQuery)
  const edit = useEdit({ present: order, fieldsOf, read: () => loadOrderAgain(order.order_number) })
  const draft = useEditDraft('edit-order', order.order_number, edit.base.rev)
  const form = useForm(editOrder, {
    draft,
    extra: { order_number: order.order_number, rev: edit.rev },
    compose: ({ tell_buyer, ...typed }) => ({ ...nested(edit.compose(typed)), tell_buyer }),
    onRefused: edit.onRefused,
    onDone: async changed => {
      await keepOrder(reportDone('edit')(changed))
      onClose()
    },
  })
  useLateFocus(form.ref, countries !== undefined)
  if (!countries) return null
  const sayValue = (field: string, value: string) =>
    field.endsWith('.country') ? countryName(lang, value) : value
  return (
    <Form form={form}>
      <BothVersions conflicts={edit.conflicts} nameOf={nameOf} sayValue={sayValue} onUse={edit.takeTheirs} />
      <div ref={edit.box} key={edit.generation} className="flex flex-col gap-5">
        <TextField
          name="po_number"
          autoComplete="off"
          isOptional
          label={t('desk_orders.po_number')}
          defaultValue={edit.base.po_number}
        />
        <AddressFields kind="shipping" order={edit.base}>
          <p className="text-sm text-ink-soft sm:col-span-2">
            {countryName(lang, order.addresses.shipping.country)}. {t('desk_orders.edit.country')}
          </p>
        </AddressFields>
        <AddressFields kind="billing" order={edit.base}>
          <CountryField
            name="billing.country"
            countries={countries}
            defaultValue={addressOf(edit.base, 'billing').country}
          />
        </AddressFields>
      </div>
      <CheckField name="tell_buyer" label={t('desk_orders.edit.tell_buyer')} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('desk.cancel')}</Button>
        <SubmitButton>{t('desk.save')}</SubmitButton>
      </div>
    </Form>
  )
}

const TEXTS = [
  'contact_name',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'postal_code',
  'telephone',
] as const
const OPTIONAL: readonly string[] = ['address_line2', 'state', 'postal_code']
const KINDS = ['shipping', 'billing'] as const
type Kind = (typeof KINDS)[number]

/** All people who may edit an order get its billing address. */
function addressOf({ addresses }: DeskOrder, kind: Kind) {
  return addresses[kind] ?? addresses.shipping
}

type AddressFieldsProps = { kind: Kind; order: DeskOrder; children: React.ReactNode }

function AddressFields({ kind, order, children }: AddressFieldsProps) {
  const t = useTranslations()
  return (
    <fieldset className="grid items-start gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{t(`desk_orders.${kind}_address`)}</legend>
      {TEXTS.map(field => (
        <TextField
          key={field}
          name={`${kind}.${field}`}
          autoComplete="off"
          isOptional={OPTIONAL.includes(field)}
          label={t(`forms.${field}`)}
          defaultValue={addressOf(order, kind)[field]}
        />
      ))}
      {children}
    </fieldset>
  )
}

function useFieldNames(): (field: string) => string {
  const t = useTranslations()
  const names = new Map([
    ['po_number', t('desk_orders.po_number')],
    ...KINDS.flatMap(kind =>
      ([...TEXTS, 'country'] as const).map(
        field => [`${kind}.${field}`, `${t(`desk_orders.${kind}_address`)}: ${t(`forms.${field}`)}`] as const,
      ),
    ),
  ])
  return field => names.get(field) ?? field
}

function fieldsOf(order: DeskOrder): Record<string, string> {
  const fields = KINDS.flatMap(kind =>
    Object.entries(addressOf(order, kind)).map(([field, value]) => [`${kind}.${field}`, value]),
  )
  return { po_number: order.po_number, ...Object.fromEntries(fields) }
}

/** `shipping.city` becomes a field of the object `shipping`. */
function nested(typed: FormValues): Record<string, unknown> {
  const of = (kind: Kind) =>
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith(`${kind}.`) ? [[name.slice(kind.length + 1), value]] : [],
    )
  const addresses = KINDS.filter(kind => of(kind).length > 0).map(kind => [
    kind,
    Object.fromEntries(of(kind)),
  ])
  const { po_number } = typed
  return { ...(po_number === undefined ? {} : { po_number }), ...Object.fromEntries(addresses) }
}
