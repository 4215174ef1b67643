import { type ClipboardEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { getGoodsDetail } from '../../../../contract/shop/catalogue.ts'
import type { Suggestion } from '../../../../contract/shop/goods.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { idOfPageUrl } from '../../../../domain/page-url.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { whenUnavailable } from '../../../../web/browser/when-unavailable.ts'
import { MatchedNumber } from '../../../../web/ui/matched-number.tsx'
import { completeRfqItem, itemOf, type RfqItem } from '../../../shell/rfq-list/rfq-list.ts'
import { LineCell } from './line-cell.tsx'
import { isTable } from './pasted-rows.ts'
import { usePartChoice } from './use-part-choice.ts'

type PartNumberCellProps = {
  item: RfqItem | undefined
  line: number
  name?: string
  error?: Wording
  onChange: (change: Partial<RfqItem>) => void
  onPaste: (text: string) => void
}

/** A part number with suggestions from the catalog. Typed text is not linked to a part. */
export function PartNumberCell({ item, line, name, error, onChange, onPaste }: PartNumberCellProps) {
  const t = useTranslations()
  const id = useId()
  const text = item?.part_number ?? ''
  const take = useTaking(onChange)
  const choice = usePartChoice(text, take)
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!isTable(pasted)) return
    event.preventDefault()
    onPaste(pasted)
  }
  return (
    <div className="rfq-part relative">
      <LineCell
        label={t('goods.part_number')}
        line={line}
        name={name}
        error={error}
        isLtr
        className="font-mono"
        value={text}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={choice.isShown}
        aria-controls={choice.isShown ? id : undefined}
        aria-activedescendant={choice.active >= 0 ? `${id}-${choice.active}` : undefined}
        onChange={event => {
          choice.show(true)
          onChange({ part_number: event.currentTarget.value })
        }}
        onKeyDown={choice.press}
        onBlur={() => choice.show(false)}
        onPaste={paste}
      />
      {choice.isOpen && <Suggestions id={id} typed={text} choice={choice} />}
    </div>
  )
}

/** Fills in the suggestion's data at once and the rest when the server responds. */
function useTaking(onChange: PartNumberCellProps['onChange']) {
  const call = useCall()
  return async ({ part_number, brand_name, goods_page_url }: Suggestion) => {
    const partId = idOfPageUrl(goods_page_url)
    onChange({ part_number, manufacturer: brand_name, partId, goods_page_url })
    if (partId === null) return
    const goods = await call(getGoodsDetail, { id: goods_page_url }).catch(whenUnavailable(null))
    if (goods) completeRfqItem(itemOf(goods))
  }
}

type SuggestionsProps = { id: string; typed: string; choice: ReturnType<typeof usePartChoice> }

/** Clicking in it keeps the focus in the input. */
function Suggestions({ id, typed, choice }: SuggestionsProps) {
  const t = useTranslations('search')
  return (
    <>
      <span role="status" className="sr-only">
        {choice.isShown && t('suggestion_count', { count: choice.list.length })}
      </span>
      {choice.isShown && (
        <div
          role="listbox"
          id={id}
          tabIndex={-1}
          aria-label={t('suggestions')}
          onMouseDown={event => event.preventDefault()}
          className="border-hairline bg-paper shadow-float absolute start-0 top-full z-20 mt-1 max-h-55 w-[max(100%,20rem)] max-w-[90vw] overflow-y-auto rounded-md border py-1"
        >
          {choice.list.map((part, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field above
            <div
              key={part.goods_page_url}
              role="option"
              id={`${id}-${place}`}
              aria-selected={place === choice.active}
              ref={place === choice.active ? intoView : undefined}
              onClick={() => choice.choose(part)}
              className="hover:bg-bench aria-selected:bg-brand-soft flex min-h-9 cursor-pointer items-center gap-3 px-3 py-1"
            >
              <MatchedNumber number={part.part_number} keyword={typed} />
              <span className="text-ink-soft ms-auto min-w-0 text-end text-sm">
                <bdi>{part.brand_name}</bdi>
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
