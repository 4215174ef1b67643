import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ProjectSummary, renameProject } from '../../../../contract/shop/projects.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { projectPath } from '../../../../domain/paths.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import { useChange } from './use-change.ts'

type ProjectCardProps = { project: ProjectSummary; onDelete: () => void }

export function ProjectCard({ project, onDelete }: ProjectCardProps) {
  const t = useTranslations()
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-hairline p-4">
      <div className="min-w-0 flex-1 basis-64">
        {isRenaming ? (
          <RenameForm project={project} onDone={() => setIsRenaming(false)} />
        ) : (
          <h2 className="text-base wrap-anywhere">
            <Link to={projectPath(project.id)} className="text-brand hover:underline">
              <bdi>{project.name}</bdi>
            </Link>
          </h2>
        )}
        <Facts project={project} />
      </div>
      <div className="flex gap-2">
        {!isRenaming && (
          <Button size="sm" variant="quiet" onClick={() => setIsRenaming(true)}>
            {t('projects.rename')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onDelete}>
          {t('projects.delete')}
        </Button>
      </div>
    </li>
  )
}

function Facts({ project }: { project: ProjectSummary }) {
  const t = useTranslations()
  const format = useFormat()
  const facts = [
    t('bom.lines', { count: project.line_count, shown: format.count(project.line_count) }),
    `${t('bom.boards')}: ${format.count(project.boards)}`,
    format.amount(project.amount),
    format.date(project.saved_at),
    ...(project.is_shared ? [t('projects.shared')] : []),
  ]
  return <p className="mt-1 text-sm text-ink-soft">{facts.join(' · ')}</p>
}

function RenameForm({ project, onDone }: { project: ProjectSummary; onDone: () => void }) {
  const t = useTranslations('projects')
  const call = useCall()
  const { run, isBusy } = useChange()
  const [name, setName] = useState(project.name)
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    if (await run(() => call(renameProject, { id: project.id, name }))) onDone()
  }
  return (
    <form onSubmit={rename} className="flex flex-wrap gap-2">
      <TextInput
        size="sm"
        aria-label={t('name')}
        maxLength={LIMITS.nameLength}
        className="max-w-80"
        value={name}
        onChange={event => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" isBusy={isBusy} aria-disabled={name.trim() === '' || undefined}>
        {t('save')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onDone}>
        {t('cancel')}
      </Button>
    </form>
  )
}
