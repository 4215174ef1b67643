import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { ConsentKind } from '../../../domain/consent.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Checkbox } from '../../../web/ui/checkbox.tsx'
import type { ConsentChoice } from './consent-cookie.ts'

type ConsentKindsProps = {
  kinds: readonly ConsentKind[]
  choice: ConsentChoice
  onSave: (choice: ConsentChoice) => void
}

/** One checkbox per kind. Kinds without an answer are unchecked. */
export function ConsentKinds({ kinds, choice, onSave }: ConsentKindsProps) {
  const t = useTranslations('consent')
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    onSave({ ...choice, ...Object.fromEntries(kinds.map(kind => [kind, ticked.has(kind)])) })
  }
  return (
    <form onSubmit={save} className="mt-3 flex flex-col gap-3">
      <Checkbox
        checked
        disabled
        readOnly
        label={<Label name={t('necessary')} text={t('necessary_text')} />}
      />
      {kinds.map(kind => (
        <Checkbox
          key={kind}
          name={kind}
          defaultChecked={choice[kind] ?? false}
          label={<Label name={t(kind)} text={t(`${kind}_text`)} />}
        />
      ))}
      <Button type="submit">{t('save')}</Button>
    </form>
  )
}

function Label({ name, text }: { name: string; text: string }) {
  return (
    <>
      <span className="font-semibold">{name}</span>
      <span className="block text-sm">{text}</span>
    </>
  )
}
