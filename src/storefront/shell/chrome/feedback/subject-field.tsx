import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listOptions } from '../../../../contract/shop/site.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { Button } from '../../../../web/ui/button.tsx'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { Select } from '../../../../web/ui/select.tsx'
import { Skeleton } from '../../../../web/ui/skeleton.tsx'

const FIRST = '1'

export function SubjectField() {
  const t = useTranslations()
  const { types, isFailed, retry } = useFeedbackTypes()
  if (isFailed) return <Failed onRetry={retry} />
  return (
    <FormField name="type_id" label={t('feedback.subject')}>
      {types ? <Subjects types={types} /> : <Skeleton className="h-10" />}
    </FormField>
  )
}

/** `null` while loading. */
type Types = Record<string, string> | null

/** Loads the subjects of a message when the dialog opens. */
function useFeedbackTypes() {
  const call = useCall()
  const [types, setTypes] = useState<Types>(null)
  const [isFailed, setIsFailed] = useState(false)
  const load = useCallback(() => {
    setIsFailed(false)
    call(listOptions).then(
      options => setTypes(options.feedback_type),
      () => setIsFailed(true),
    )
  }, [call])
  useEffect(load, [load])
  return { types, isFailed, retry: load }
}

function Subjects({ types }: { types: Record<string, string> }) {
  const t = useTranslations('feedback')
  const [chosen, setChosen] = useState(FIRST in types ? FIRST : null)
  const box = useRef<HTMLDivElement>(null)
  // The list is not a native control, so the form must be notified of a choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every choice
  useEffect(() => {
    box.current?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [chosen])
  return (
    <div ref={box}>
      <Select
        name="type_id"
        value={chosen}
        onValueChange={setChosen}
        placeholder={t('choose')}
        options={Object.entries(types).map(([value, label]) => ({ value, label }))}
      />
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations()
  return (
    <div className="flex flex-col items-start gap-2">
      <ErrorText role="alert">{t('feedback.types_failed')}</ErrorText>
      <Button size="sm" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  )
}
