import { useState } from 'react'
import type { ProjectSummary } from '../../../../contract/shop/projects.ts'
import { DeleteProject } from './delete-project.tsx'
import { ProjectCard } from './project-card.tsx'

export function ProjectList({ projects }: { projects: ProjectSummary[] }) {
  const [deleted, setDeleted] = useState<ProjectSummary | null>(null)
  return (
    <>
      <ul className="flex flex-col gap-3">
        {projects.map(project => (
          <ProjectCard key={project.id} project={project} onDelete={() => setDeleted(project)} />
        ))}
      </ul>
      <DeleteProject project={deleted} onClose={() => setDeleted(null)} />
    </>
  )
}
