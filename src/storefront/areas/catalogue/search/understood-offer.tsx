import { useTranslations } from 'use-intl'
import type { searchParts } from '../../../../contract/shop/catalogue.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import type { GoodsChoice } from '../lists/goods-query.ts'
import type { HrefWith } from '../lists/use-narrowing.ts'
import { filtersOf, readingChoice } from './settle-search.ts'

type Offer = NonNullable<CallData<typeof searchParts>['or_understood']>
type UnderstoodOfferProps = { offer: Offer; choice: GoodsChoice; hrefWith: HrefWith }

/** The list is by number or by words, but the search can also be read as parameters. */
export function UnderstoodOffer({ offer, choice, hrefWith }: UnderstoodOfferProps) {
  const t = useTranslations('understood')
  const format = useFormat()
  const { understood, categories, total } = offer
  const filters = understood.filter(({ slug }) => slug !== 'category_id')
  const href = hrefWith(
    readingChoice(
      choice,
      categories.map(({ category_id }) => category_id),
      filtersOf(understood),
    ),
  )
  return (
    <p className="text-sm">
      {t.rich('or_parts', {
        count: total,
        shown: format.count(total),
        filters: [...categories.map(({ category_name }) => category_name), ...filters.map(nameOf)].join(', '),
        b: content => (
          <a href={href} rel="nofollow" className="text-brand underline hover:text-brand-strong">
            <bdi>{content}</bdi>
          </a>
        ),
      })}
    </p>
  )
}

function nameOf({ name, label }: Offer['understood'][number]): string {
  return `${name} ${label}`.trim()
}
