import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { acceptStaffLink, getStaffLink } from '../../../contract/desk/door.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { Form } from '../../../web/forms/form.tsx'
import { PasswordField } from '../../../web/forms/password-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { DoorPage } from '../../shell/page/door-page.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { plainCall } from '../../shell/session/call.ts'
import { setMe } from '../../shell/session/me.ts'

type StaffLink = CallData<typeof getStaffLink>

/** The link that creates the first owner, and those that invite others. */
export function Component() {
  const t = useTranslations('desk')
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-link', token],
    queryFn: () => plainCall(getStaffLink, { token }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error instanceof Refusal)
    return <DoorPage title={t('link.invalid_title')} text={t('link.invalid_text')} />
  if (!data)
    return (
      <DoorPage title={t('link.checking')}>
        {error ? <LoadingFailed error={error} onRetry={refetch} /> : <LoadingRows />}
      </DoorPage>
    )
  return data.kind === 'setup' ? <Setup token={token} /> : <Invitation token={token} link={data} />
}

function Setup({ token }: { token: string }) {
  const t = useTranslations('desk')
  return (
    <DoorPage title={t('link.setup_title')} text={t('link.setup_text')}>
      <LinkForm token={token} isFirst email={null} />
    </DoorPage>
  )
}

function Invitation({ token, link: { name, email } }: { token: string; link: StaffLink }) {
  const t = useTranslations('desk')
  return (
    <DoorPage
      title={t('link.invite_title')}
      text={t('link.invite_text', { name: name ?? '', email: email ?? '' })}
    >
      <LinkForm token={token} isFirst={false} email={email} />
    </DoorPage>
  )
}

type LinkFormProps = { token: string; isFirst: boolean; email: string | null }

function LinkForm({ token, isFirst, email }: LinkFormProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const form = useForm(acceptStaffLink, {
    asVisitor: true,
    extra: { token },
    onDone: async me => {
      // The link does not replace the second factor.
      if (me.has_factor) return navigate('/sign-in', { replace: true })
      await setMe(me)
      await navigate('/', { replace: true })
    },
  })
  return (
    <Form form={form}>
      {isFirst && (
        <>
          <TextField name="name" autoComplete="name" label={t('desk.staff.name')} />
          <TextField name="email" type="email" autoComplete="username" label={t('forms.email')} />
        </>
      )}
      {/* Without a name it is not sent; password managers store it with the password. */}
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t('forms.password')}
        hint={t('forms.password_hint', { min: LIMITS.passwordMinLength, max: LIMITS.passwordMaxLength })}
      />
      <SubmitButton>{t('desk.link.submit')}</SubmitButton>
    </Form>
  )
}
