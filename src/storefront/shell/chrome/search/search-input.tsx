import { type KeyboardEvent, type Ref, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'
import type { SearchBoxState } from './use-search-box.ts'

type SearchInputProps = { ref: Ref<HTMLInputElement>; box: SearchBoxState; listId: string }

export function SearchInput({ ref, box, listId }: SearchInputProps) {
  const t = useTranslations('frame')
  const isHydrated = useIsHydrated()
  const { text, isShown, isTooShort } = box
  const reached = box.options.findIndex(({ to }) => to === box.active)
  const reachedId = reached < 0 ? undefined : `${listId}-${reached}`
  useEffect(() => {
    if (reachedId) document.getElementById(reachedId)?.scrollIntoView({ block: 'nearest' })
  }, [reachedId])
  return (
    <>
      <input
        ref={ref}
        id="search-box"
        name="wd"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LIMITS.keywordLength}
        placeholder={t('search_placeholder')}
        // Part numbers read left to right; the placeholder follows the language.
        dir={text ? 'auto' : undefined}
        className="placeholder:text-ink-soft min-w-0 flex-1 px-3 font-mono [&::-webkit-search-cancel-button]:ms-2 [&::-webkit-search-cancel-button]:grayscale placeholder:font-sans focus-visible:-outline-offset-2"
        value={text}
        onChange={event => box.open(event.target.value)}
        onFocus={() => text.trim() === '' && box.open(text)}
        onClick={() => !isShown && text.trim() === '' && box.open(text)}
        onKeyDown={event => pressSearchKey(event, box)}
        onCompositionStart={() => box.setIsComposing(true)}
        onCompositionEnd={() => box.setIsComposing(false)}
        aria-keyshortcuts="/"
        aria-invalid={isTooShort || undefined}
        aria-describedby={isTooShort ? `${listId}-error` : undefined}
        {...(isHydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isShown,
          'aria-controls': isShown ? listId : undefined,
          'aria-activedescendant': isShown ? reachedId : undefined,
        })}
      />
      {isHydrated && !text && <SlashHint />}
    </>
  )
}

/** Arrow keys move through the options and back to the text, Enter follows the active one, Esc closes. */
function pressSearchKey(event: KeyboardEvent<HTMLInputElement>, box: SearchBoxState): void {
  // Keys that compose a Chinese, Japanese or Korean character belong to the input method.
  if (event.nativeEvent.isComposing) return
  const reachedId = event.currentTarget.getAttribute('aria-activedescendant') ?? ''
  if (isOurs(event.key, box, document.getElementById(reachedId))) event.preventDefault()
}

/** Handles a key; false leaves it to the browser. */
function isOurs(key: string, box: SearchBoxState, reached: HTMLElement | null): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    walk(box, key === 'ArrowDown' ? 1 : -1)
    return true
  }
  if (key === 'Escape' && (box.isTooShort || (box.isShown && !box.isAlwaysOpen))) {
    box.close()
    return true
  }
  if (key !== 'Enter') return false
  reached?.click()
  return reached !== null
}

function walk(box: SearchBoxState, step: number): void {
  if (!box.isOpen) return void box.open(box.text)
  const stops = [null, ...box.options.map(({ to }) => to)]
  const next = stops.indexOf(box.active) + step
  box.setActive(stops.at(next % stops.length) ?? null)
}

function SlashHint() {
  return (
    <span
      aria-hidden="true"
      className="border-hairline bg-bench text-ink-soft me-2 grid size-6 place-items-center self-center rounded-md border font-mono text-sm group-focus-within:hidden max-lg:hidden pointer-coarse:hidden"
    >
      /
    </span>
  )
}
