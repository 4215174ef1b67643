import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Field } from '../../../../web/ui/field.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import { changeBom } from './bom-store.ts'

const TYPING_MS = 400

/** Quantities in a file are mostly for one board. Counted anew once the buyer stops typing. */
export function BoardsField({ boards }: { boards: number }) {
  const t = useTranslations('bom')
  const format = useFormat()
  const [text, setText] = useState(String(boards))
  const typed = readQuantity(text)
  const isValid = typed !== null && typed >= 1 && typed <= LIMITS.boardsMax

  useEffect(() => {
    if (!isValid || typed === boards) return
    const timer = setTimeout(() => changeBom({ boards: typed }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [isValid, typed, boards])

  return (
    <Field
      label={t('boards')}
      error={isValid ? undefined : t('boards_invalid', { max: format.count(LIMITS.boardsMax) })}
    >
      <TextInput
        size="sm"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        className="ltr-value rtl:text-end"
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
    </Field>
  )
}
