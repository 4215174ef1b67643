import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SPARE_MAX, SPARE_UNITS, type SpareUnit } from '../../../../domain/bom/wanted-quantity.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Field } from '../../../../web/ui/field.tsx'
import { Select } from '../../../../web/ui/select.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import { useReview } from './review-context.ts'
import { isWhole } from './review-state.ts'

/** The factors on the quantities of all lines: boards, and spare pieces. */
export function DemandFields() {
  return (
    <div className="flex gap-4">
      <BoardsField />
      <SpareField />
    </div>
  )
}

/** Quantities in a file are usually per board. */
function BoardsField() {
  const t = useTranslations('bom')
  const format = useFormat()
  const { state, change } = useReview()
  return (
    <NumberField
      label={t('boards')}
      value={state.boards}
      min={1}
      max={LIMITS.boardsMax}
      error={t('boards_invalid', { max: format.count(LIMITS.boardsMax) })}
      onChange={boards => change({ boards })}
    />
  )
}

function SpareField() {
  const t = useTranslations('bom')
  const format = useFormat()
  const { state, change } = useReview()
  const { amount, unit } = state.spare
  const setUnit = (next: SpareUnit) =>
    change({ spare: { unit: next, amount: Math.min(amount, SPARE_MAX[next]) } })
  return (
    <div className="flex min-w-0 flex-1 items-end gap-2">
      <NumberField
        key={unit}
        label={t('spare')}
        value={amount}
        min={0}
        max={SPARE_MAX[unit]}
        error={t('spare_invalid', { max: format.count(SPARE_MAX[unit]) })}
        onChange={next => change({ spare: { unit, amount: next } })}
      />
      <Select
        size="sm"
        label={t('spare_unit')}
        className="w-auto!"
        value={unit}
        onValueChange={value => setUnit(SPARE_UNITS.find(known => known === value) ?? 'percent')}
        options={SPARE_UNITS.map(value => ({ value, label: t(`spare_units.${value}`) }))}
      />
    </div>
  )
}

type NumberFieldProps = {
  label: string
  value: number
  min: number
  max: number
  error: string
  onChange: (value: number) => void
}

/** Keeps invalid input while it is typed; the last valid number counts. */
function NumberField({ label, value, min, max, error, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isValid = typed === null || isWhole(readQuantity(typed), min, max)
  const type = (text: string) => {
    setTyped(text)
    const next = readQuantity(text)
    if (isWhole(next, min, max)) onChange(next)
  }
  return (
    <Field label={label} error={isValid ? undefined : error} className="flex-1">
      <TextInput
        size="sm"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        className="ltr-value rtl:text-end"
        value={typed ?? String(value)}
        onChange={event => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
    </Field>
  )
}
