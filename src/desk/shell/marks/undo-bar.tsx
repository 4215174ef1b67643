import { Undo2 } from 'lucide'
import { useTranslations } from 'use-intl'
import { Button } from '../../../web/ui/button.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { nameOf } from './inbox-query.ts'
import { useMarksState } from './use-marks.ts'

/** Shows the last mark, with a button to undo it. */
export function UndoBar({ onUndo }: { onUndo: () => void }) {
  const t = useTranslations('desk_inbox')
  const { last } = useMarksState()
  const act = last?.mark.act
  return (
    <div role="status" className="flex min-h-8 items-center gap-3 text-sm text-ink-soft">
      {last && act && act !== 'wake' && (
        <>
          {t(`marked.${act}`, { number: nameOf(last.item) })}
          <Button size="sm" variant="quiet" icon={<Icon of={Undo2} className="flip-rtl" />} onClick={onUndo}>
            {t('acts.undo')}
          </Button>
        </>
      )}
    </div>
  )
}
