import { useTranslations } from 'use-intl'
import { classNames } from '../../../../web/ui/class-names.ts'
import { IconButton } from '../../../../web/ui/icon-button.tsx'
import type { GoodsChoice, ListAddress } from './goods-query.ts'
import { ListField } from './list-field.tsx'
import { ListForm } from './list-form.tsx'

/** The quantity of every row, for which prices are compared. */
export function PriceQuantity({ choice, address }: { choice: GoodsChoice; address: ListAddress }) {
  const t = useTranslations('filters')
  return (
    <ListForm
      address={address}
      choice={choice}
      fields={['qty']}
      className={classNames('flex items-center gap-1 text-sm', choice.qty === undefined && 'print:hidden')}
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is in the text. */}
      <label className="flex items-center gap-2">
        {t.rich('price_for', {
          field: () => (
            <ListField
              name="qty"
              value={choice.qty === undefined ? '' : String(choice.qty)}
              inputMode="numeric"
              maxLength={20}
              className="w-24! text-end tabular-nums"
            />
          ),
        })}
      </label>
      <IconButton
        type="submit"
        size="sm"
        label={t('set_quantity')}
        icon={<span className="icon-enter flip-rtl" />}
      />
    </ListForm>
  )
}
