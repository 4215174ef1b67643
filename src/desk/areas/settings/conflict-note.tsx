import { BothVersions } from '../../shell/edit/both-versions.tsx'
import { useSection } from './section-context.ts'

type ConflictNoteProps = { name: string; label: string; shown?: (value: string) => string }

/** Beside a setting that another person has changed meanwhile. */
export function ConflictNote({ name, label, shown = value => value }: ConflictNoteProps) {
  const { conflicts, takeTheirs } = useSection()
  return (
    <BothVersions
      conflicts={conflicts.filter(conflict => conflict.name === name)}
      nameOf={() => label}
      sayValue={(_, value) => shown(value)}
      onUse={takeTheirs}
    />
  )
}
