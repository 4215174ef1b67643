import { useTranslations } from 'use-intl'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { SEARCH_LOOKS, type SearchLook } from './search-looks.ts'
import { SearchOptionLink } from './search-option-link.tsx'
import type { SearchBoxState } from './use-search-box.ts'

type SearchOptionsProps = { box: SearchBoxState; listId: string; look: SearchLook }
type SearchPanelProps = SearchOptionsProps & { hint?: string }

/** The panel below the box. Clicking in it keeps the focus in the input. */
export function SearchPanel({ box, listId, look, hint }: SearchPanelProps) {
  const t = useTranslations('search')
  const { isShown, isTooShort, options } = box
  const hasHint = hint && options.length === 0 && box.isBlank
  return (
    <>
      <div role="status" className="sr-only">
        {box.isOpen && box.isAnswered && t('suggestion_count', { count: box.partCount })}
      </div>
      {(isShown || isTooShort || hasHint) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate here, the press only keeps the focus
        <div className={SEARCH_LOOKS[look].panel} onMouseDown={event => event.preventDefault()}>
          {isTooShort && <TooShort id={`${listId}-error`} />}
          {isShown && box.isBlank && <PastHeading onForget={box.forget} />}
          {isShown && <SearchOptions box={box} listId={listId} look={look} />}
          {hasHint && <p className="text-ink-soft px-2 py-3">{hint}</p>}
        </div>
      )}
    </>
  )
}

function TooShort({ id }: { id: string }) {
  const t = useTranslations('errors')
  return (
    <div className="px-3 py-2" role="alert">
      <ErrorText id={id}>{t('keyword_too_short')}</ErrorText>
    </div>
  )
}

function PastHeading({ onForget }: { onForget: () => void }) {
  const t = useTranslations('search')
  return (
    <div className="text-ink-soft flex items-center justify-between gap-4 ps-3 pe-1 text-sm">
      <span>{t('history')}</span>
      <button
        type="button"
        onClick={onForget}
        className="text-brand hover:bg-brand-soft min-h-8 rounded-md px-2 font-semibold"
      >
        {t('clear_history')}
      </button>
    </div>
  )
}

function SearchOptions({ box, listId, look }: SearchOptionsProps) {
  const t = useTranslations('search')
  return (
    <div role="listbox" id={listId} aria-label={box.isBlank ? t('history') : t('suggestions')}>
      {box.options.map((option, place) => (
        <SearchOptionLink
          key={option.to}
          id={`${listId}-${place}`}
          option={option}
          typed={box.text}
          isReached={option.to === box.active}
          className={SEARCH_LOOKS[look].option}
          onTake={event => box.take(option, event)}
        />
      ))}
    </div>
  )
}
