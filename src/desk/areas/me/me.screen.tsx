import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { changeMe, changeOwnPassword } from '../../../contract/desk/door.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { LANGS, LOCALES } from '../../../domain/locales.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { PasswordField } from '../../../web/forms/password-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Badge } from '../../../web/ui/badge.tsx'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { NativeSelect } from '../../../web/ui/native-select.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { FACTOR_PATH } from '../../shell/session/door-paths.ts'
import { setMe, useMe } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { OwnPasskeys } from './own-passkeys.tsx'
import { OwnSessions } from './own-sessions.tsx'

export function Component() {
  const t = useTranslations('desk')
  const { email } = useMe()
  return (
    <>
      <PageTitle title={t('nav.me')} text={<bdi>{email}</bdi>} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Details />
        <Password />
        <SecondFactor />
        <OwnPasskeys />
        <OwnSessions />
      </div>
    </>
  )
}

function Details() {
  const t = useTranslations()
  const { name, lang } = useMe()
  const form = useForm(changeMe, {
    onDone: async me => {
      await setMe(me)
      tell({ key: 'desk.me.saved' })
    },
  })
  return (
    <Card level="h2" title={t('account.details')}>
      <Form form={form}>
        <TextField name="name" autoComplete="name" label={t('desk.staff.name')} defaultValue={name} />
        <FormField name="lang" label={t('frame.language')}>
          <NativeSelect
            name="lang"
            defaultValue={lang}
            options={LANGS.map(value => ({ value, label: LOCALES[value].name }))}
          />
        </FormField>
        <SubmitButton className="self-start">{t('desk.save')}</SubmitButton>
      </Form>
    </Card>
  )
}

function Password() {
  const t = useTranslations()
  const form = useForm(changeOwnPassword, {
    onDone: () => {
      form.reset()
      tell({ key: 'account.password_changed' })
    },
  })
  return (
    <Card level="h2" title={t('account.password')}>
      <p className="mb-4 text-ink-soft">{t('account.password_text')}</p>
      <Form form={form}>
        <PasswordField name="old_password" autoComplete="current-password" label={t('forms.old_password')} />
        <PasswordField
          name="new_password"
          autoComplete="new-password"
          label={t('forms.new_password')}
          hint={t('forms.password_hint', { min: LIMITS.passwordMinLength, max: LIMITS.passwordMaxLength })}
        />
        <SubmitButton variant="secondary" className="self-start">
          {t('account.change_password')}
        </SubmitButton>
      </Form>
    </Card>
  )
}

function SecondFactor() {
  const t = useTranslations('desk')
  const { has_code: isOn, recovery_codes_left: left } = useMe()
  return (
    <Card level="h2" title={t('staff.codes')}>
      <p className="mb-2">
        <Badge tone={isOn ? 'brand' : 'low'}>{t(isOn ? 'staff.factor_on' : 'staff.factor_off')}</Badge>
      </p>
      <p className="mb-4 text-ink-soft">{isOn ? t('me.codes_left', { count: left }) : t('factor.text')}</p>
      <Link to={FACTOR_PATH} className={buttonClass()}>
        {t(isOn ? 'me.replace_factor' : 'me.set_factor')}
      </Link>
    </Card>
  )
}
