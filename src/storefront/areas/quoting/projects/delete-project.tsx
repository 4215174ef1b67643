import { useTranslations } from 'use-intl'
import { deleteProject, type ProjectSummary } from '../../../../contract/shop/projects.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog } from '../../../../web/ui/dialog.tsx'
import { useChange } from './use-change.ts'

type DeleteProjectProps = { project: ProjectSummary | null; onClose: () => void }

export function DeleteProject({ project, onClose }: DeleteProjectProps) {
  const t = useTranslations()
  const call = useCall()
  const { run } = useChange()
  const confirm = async () => {
    onClose()
    if (project) await run(() => call(deleteProject, { id: project.id }))
  }
  return (
    <Dialog
      size="sm"
      title={t('projects.delete_title')}
      closeLabel={t('actions.close')}
      isOpen={project !== null}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('projects.cancel')}</Button>
          <Button variant="primary" onClick={() => void confirm()}>
            {t('projects.delete')}
          </Button>
        </>
      }
    >
      <p className="font-semibold wrap-anywhere">
        <bdi>{project?.name}</bdi>
      </p>
      <p className="mt-1 text-ink-soft">{t('projects.delete_text')}</p>
    </Dialog>
  )
}
