import { useTranslations } from 'use-intl'
import { FormField } from '../../../../web/forms/form-field.tsx'
import type { FormValues } from '../../../../web/forms/read-form.ts'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'

type ShipmentFieldsProps = { carrier: string; service: string; tracking?: string; weight?: number | null }

export function ShipmentFields({ carrier, service, tracking, weight }: ShipmentFieldsProps) {
  const t = useTranslations('desk_orders')
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormField name="tracking" label={t('tracking')} className="sm:col-span-2">
        <TextInput
          name="tracking"
          isCode
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={tracking}
        />
      </FormField>
      <TextField name="carrier" autoComplete="off" label={t('carrier')} defaultValue={carrier} />
      <TextField name="service" autoComplete="off" label={t('service')} defaultValue={service} isOptional />
      <FormField name="weight_g" label={t('weight')} isOptional>
        <TextInput
          name="weight_g"
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          defaultValue={weight ?? undefined}
        />
      </FormField>
    </div>
  )
}

export function readShipment({ carrier, service, tracking, weight_g: weight }: FormValues) {
  return { carrier, service, tracking, weight_g: weight === '' ? null : Number(weight) }
}
