import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'

type PiecesFieldProps = {
  id: string
  label: string
  value: string
  most: number
  /** Shows `most` beside the field. */
  hasMost?: boolean
  onChange: (value: string) => void
}

/** Pieces of one line, from none to `most`. */
export function PiecesField({ id, label, value, most, hasMost, onChange }: PiecesFieldProps) {
  const t = useTranslations('desk_orders')
  const { count } = useFormat()
  const isWrong = Number.isNaN(readPieces(value)) || readPieces(value) > most
  return (
    <span className="inline-flex flex-col items-end gap-1">
      <span className="inline-flex items-center gap-1.5">
        <TextInput
          // For the draft of the form.
          name={id}
          size="sm"
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          step={1}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          value={value}
          onChange={event => onChange(event.target.value)}
          onFocus={event => event.target.select()}
          className="w-24! text-end"
        />
        {hasMost && <span className="ltr-value text-ink-soft">/ {count(most)}</span>}
      </span>
      {isWrong && <ErrorText id={id}>{t('at_most', { count: count(most) })}</ErrorText>}
    </span>
  )
}

/** An empty field means none. NaN for text that is not a number of pieces, which the contract rejects. */
export function readPieces(typed: string): number {
  const pieces = Number(typed.trim())
  return Number.isInteger(pieces) && pieces >= 0 ? pieces : Number.NaN
}
