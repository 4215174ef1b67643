import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { modifyProject, type Project } from '../../../../contract/shop/projects.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { tell } from '../../../shell/notices/notices.ts'
import { toDecisions } from '../bom/project-review.ts'
import type { ReviewState } from '../bom/review-state.ts'
import { ProjectLines } from './project-lines.tsx'
import { SharePanel } from './share-panel.tsx'

/** The customer's own project, which can be changed and shared. */
export function OwnProject({ project }: { project: Project }) {
  return (
    <>
      <SharePanel project={project} />
      <ProjectLines key={`${project.id}.${project.version}`} project={project}>
        {state => <SaveChanges project={project} state={state} />}
      </ProjectLines>
    </>
  )
}

/** A project that was saved elsewhere meanwhile is not overwritten: the buyer loads it again. */
function SaveChanges({ project: { id, version }, state }: { project: Project; state: ReviewState }) {
  const t = useTranslations('projects')
  const say = useSay()
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const [complaint, setComplaint] = useState<Wording | null>(null)
  const save = async () => {
    setIsBusy(true)
    setComplaint(null)
    try {
      await call(modifyProject, { id, version, ...toDecisions(state) })
      tell({ text: t('saved') })
      await revalidate()
    } catch (error) {
      setComplaint(wordingOf(error))
    }
    setIsBusy(false)
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {complaint && (
        <Notice
          tone="error"
          action={
            <Button size="sm" onClick={() => void revalidate()}>
              {t('load_again')}
            </Button>
          }
        >
          {say(complaint)}
        </Notice>
      )}
      <Button isBusy={isBusy} onClick={() => void save()}>
        {t('save')}
      </Button>
    </div>
  )
}
