import { Search } from 'lucide'
import { type FocusEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { localizedPath } from '../../../../domain/locales.ts'
import { SEARCH_PATH } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Spinner } from '../../../../web/ui/spinner.tsx'
import { useOutsidePress } from '../use-outside-press.ts'
import { SearchInput } from './search-input.tsx'
import { SEARCH_LOOKS, type SearchLook } from './search-looks.ts'
import { SearchPanel } from './search-panel.tsx'
import { useSearchBox } from './use-search-box.ts'

const BUTTON =
  'bg-brand hover:bg-brand-strong flex items-center gap-2 font-semibold text-white focus-visible:-outline-offset-4 focus-visible:outline-white'

/** `hint` is shown below the empty box. */
type SearchBoxProps = { look: SearchLook; hint?: string }

/** A plain form that searches without JavaScript; with it, a combobox of past searches and part numbers. */
export function SearchBox({ look, hint }: SearchBoxProps) {
  const t = useTranslations('frame')
  const lang = useLang()
  const root = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const isScreen = look === 'screen'
  const box = useSearchBox(input, isScreen)
  const looks = SEARCH_LOOKS[look]
  useSlashKey(input)
  useOutsidePress(root, box.isShown && !isScreen, box.close)
  useEffect(() => {
    // Runs after the frame has moved the focus to the new screen.
    if (isScreen) queueMicrotask(() => input.current?.focus())
  }, [isScreen])
  return (
    <search ref={root} className={looks.box} onBlur={event => isLeft(event) && box.close()}>
      <form
        action={localizedPath(lang, SEARCH_PATH)}
        className={looks.form}
        onSubmit={event => {
          event.preventDefault()
          box.submit()
        }}
      >
        <label htmlFor="search-box" className="sr-only">
          {t('search_label')}
        </label>
        <SearchInput ref={input} box={box} listId={listId} />
        <button
          type="submit"
          aria-busy={box.isSearching || undefined}
          className={classNames(BUTTON, looks.button)}
        >
          {box.isSearching ? <Spinner /> : <Icon of={Search} className="size-5" />}
          <span className="max-sm:sr-only">{t('search_button')}</span>
        </button>
      </form>
      <SearchPanel box={box} listId={listId} look={look} hint={hint} />
    </search>
  )
}

/** `/` focuses the search box, except while typing or while a dialog is open. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isTyping(event.target) || document.querySelector('dialog[open], [role=dialog]')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [input])
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select, [role=textbox]')
}

function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget)
}
