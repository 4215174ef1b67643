import { useTranslations } from 'use-intl'
import { Dialog } from '../../../web/ui/dialog.tsx'
import type { Shortcut } from './shortcuts.ts'

type KeysSheetProps = {
  list: readonly Shortcut[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function KeysSheet({ list, isOpen, onOpenChange }: KeysSheetProps) {
  const t = useTranslations()
  return (
    <Dialog
      size="sm"
      title={t('desk.keys_title')}
      closeLabel={t('actions.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <dl className="divide-y divide-hairline">
        {list.map(({ keys, or, text }) => (
          <div key={text} className="flex items-center justify-between gap-4 py-2">
            <dt>{t(text)}</dt>
            <dd className="flex gap-1.5" dir="ltr">
              {keys.flatMap(toCaps).map(key => (
                <Cap key={key}>{key}</Cap>
              ))}
              {or && (
                <>
                  <span aria-hidden className="self-center text-ink-soft">
                    /
                  </span>
                  <Cap>{NAMES[or] ?? or}</Cap>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function Cap({ children }: { children: string }) {
  return (
    <kbd className="grid h-7 min-w-7 place-items-center rounded-md border border-field bg-bench px-1.5 text-sm">
      {children}
    </kbd>
  )
}

const NAMES: Record<string, string> = { enter: 'Enter', Escape: 'Esc', ArrowDown: '↓', ArrowUp: '↑' }

/** A capital letter is typed with Shift. */
function toCaps(key: string): string[] {
  if (/^[A-Z]$/.test(key)) return ['Shift', key.toLowerCase()]
  return key.split(' ').map(part => NAMES[part] ?? part)
}
