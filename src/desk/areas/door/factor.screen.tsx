import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { confirmFactor, startFactor } from '../../../contract/desk/door.ts'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Card } from '../../../web/ui/card.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { call } from '../../shell/session/call.ts'
import { CodeField } from '../../shell/session/code-field.tsx'
import { useMe } from '../../shell/session/me.ts'
import { FactorSecret } from './factor-secret.tsx'
import { PasskeyInstead } from './passkey-instead.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export function Component() {
  const t = useTranslations('desk')
  const [codes, setCodes] = useState<string[] | null>(null)
  const { must_set_factor: isRequired } = useMe()
  if (codes) return <RecoveryCodes codes={codes} />
  return (
    <div className="mx-auto max-w-[46rem]">
      <PageTitle title={t('factor.title')} text={isRequired ? t('factor.required') : t('factor.text')} />
      <NewFactor onDone={setCodes} />
      <PasskeyInstead />
    </div>
  )
}

function NewFactor({ onDone }: { onDone: (codes: string[]) => void }) {
  const t = useTranslations('desk')
  const { data, error, refetch } = useQuery({
    queryKey: ['new-factor'],
    queryFn: () => call(startFactor),
    // Each answer is a new secret, which would make the scanned one useless: not loaded again after changes either.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
  const form = useForm(confirmFactor, { onDone: ({ recovery_codes }) => onDone(recovery_codes) })
  if (error) return <LoadingFailed error={error} onRetry={refetch} />
  if (!data) return <LoadingRows />
  return (
    <div className="flex flex-col gap-4">
      <Card level="h2" title={t('factor.step_1')}>
        <FactorSecret secret={data.secret} qr={data.qr} />
      </Card>
      <Card level="h2" title={t('factor.step_2')}>
        <Form form={form} className="max-w-80">
          <CodeField label={t('factor.code')} hint={t('factor.code_hint')} />
          <SubmitButton className="self-start">{t('factor.confirm')}</SubmitButton>
        </Form>
      </Card>
    </div>
  )
}
