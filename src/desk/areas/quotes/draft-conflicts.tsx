import { useTranslations } from 'use-intl'
import { useDecimalMark } from '../../../web/i18n/use-decimal-mark.ts'
import { Button } from '../../../web/ui/button.tsx'
import { BothVersions } from '../../shell/edit/both-versions.tsx'
import type { EditConflict } from '../../shell/edit/use-edit.ts'
import { changeLine } from './grid/edit-lines.ts'
import { type EditedField, fieldText } from './grid/edited-fields.ts'
import type { GridLine } from './grid/grid-line.ts'
import type { LineConflict } from './grid/merge-lines.ts'
import { useFieldName } from './use-field-name.ts'
import type { DraftConflicts, QuoteDraft } from './use-quote-draft.ts'

type TermsConflict = DraftConflicts['terms'][number]

/** Conflicting changes of two people in the same draft. Saving waits until the person has chosen. */
export function DraftConflictView({ draft }: { draft: QuoteDraft }) {
  const t = useTranslations('desk_quotes')
  const { conflicts, act, terms, setTerms, dropConflict, keepMine } = draft
  const mark = useDecimalMark()
  const sayField = useFieldName()
  const shown = new Map<string, LineConflict | TermsConflict>()
  for (const one of conflicts.lines) shown.set(`${one.lineId} ${one.field}`, one)
  for (const one of conflicts.terms) shown.set(one.field, one)
  if (shown.size === 0) return null

  const nameOf = (name: string) => {
    const one = shown.get(name)
    if (!one) return name
    if (!('lineId' in one)) return t(`terms.${one.field}`)
    return `${one.mine.part_number}: ${sayField(one.field)}`
  }
  const say = (line: GridLine, field: EditedField) => {
    const value = line[field]
    return typeof value === 'number'
      ? String(value).replace('.', mark)
      : String(value ?? '') || fieldText(line, field)
  }
  const listed: EditConflict[] = [...shown].map(([name, one]) =>
    'lineId' in one
      ? { name, mine: say(one.mine, one.field), theirs: say(one.theirs, one.field) }
      : { name, mine: one.mine, theirs: one.theirs },
  )
  const takeTheirs = ({ name }: EditConflict) => {
    const one = shown.get(name)
    if (!one) return
    if ('lineId' in one) {
      const take = (line: GridLine) => ({ ...line, [one.field]: one.theirs[one.field] })
      act({ type: 'change', change: lines => changeLine(lines, one.lineId, take) })
    } else setTerms({ ...terms, [one.field]: one.theirs })
    dropConflict(other => other === one)
    if (shown.size === 1) keepMine()
  }
  return (
    <div className="flex flex-col gap-2">
      <BothVersions conflicts={listed} nameOf={nameOf} onUse={takeTheirs} />
      <Button className="self-start" onClick={keepMine}>
        {t('keep_mine')}
      </Button>
    </div>
  )
}
