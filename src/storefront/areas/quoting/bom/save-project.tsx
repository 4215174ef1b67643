import { FolderPlus } from 'lucide'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { BomSource } from '../../../../contract/shop/bom.ts'
import { addProject } from '../../../../contract/shop/projects.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { LOGIN_PATH, projectPath } from '../../../../domain/paths.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { Button } from '../../../../web/ui/button.tsx'
import { Field } from '../../../../web/ui/field.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import { useSignInPath } from '../../../shell/chrome/use-sign-in-path.ts'
import { useSite } from '../../../shell/page/site-data.ts'
import { toDecisions } from './project-review.ts'
import { useReview } from './review-context.ts'

type SaveProjectProps = { source: BomSource; suggestedName: string }

/** Saves the lines under review. Without an account they stay in this tab. */
export function SaveProject(props: SaveProjectProps) {
  const isSignedIn = useSite()?.isSignedIn
  return (
    <div className="border-t border-hairline bg-bench px-4 py-3 print:hidden">
      {isSignedIn ? <SaveForm {...props} /> : <OnlyHere />}
    </div>
  )
}

function OnlyHere() {
  const t = useTranslations('projects')
  const signInPath = useSignInPath()
  return (
    <p className="text-sm">
      {t('only_here')}{' '}
      <Link to={signInPath(LOGIN_PATH)} className="font-semibold text-brand hover:underline">
        {t('sign_in')}
      </Link>
    </p>
  )
}

function SaveForm({ source, suggestedName }: SaveProjectProps) {
  const t = useTranslations('projects')
  const say = useSay()
  const call = useCall()
  const navigate = useNavigate()
  const { state } = useReview()
  const [name, setName] = useState(suggestedName)
  const [isBusy, setIsBusy] = useState(false)
  const [complaint, setComplaint] = useState<Wording | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === '') return setComplaint({ key: 'errors.project_name_required' })
    setIsBusy(true)
    setComplaint(null)
    try {
      const { id } = await call(addProject, { name, source, ...toDecisions(state) })
      await navigate(projectPath(id))
    } catch (error) {
      setComplaint(wordingOf(error))
      setIsBusy(false)
    }
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-3">
      <Field
        label={t('name')}
        error={complaint ? say(complaint) : undefined}
        className="min-w-56 max-w-96 flex-1"
      >
        <TextInput
          size="sm"
          maxLength={LIMITS.nameLength}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="sm" isBusy={isBusy} icon={<Icon of={FolderPlus} />}>
        {t('save_as')}
      </Button>
    </form>
  )
}
