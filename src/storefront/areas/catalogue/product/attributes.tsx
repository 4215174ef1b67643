import { useTranslations } from 'use-intl'
import type { GoodsDetail } from '../../../../contract/shop/goods.ts'

export function Attributes({ attributes }: Pick<GoodsDetail, 'attributes'>) {
  const t = useTranslations('product')
  if (attributes.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">{t('attributes')}</h2>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('attributes')}</caption>
        <tbody>
          {attributes.map(({ name, value }) => (
            <tr key={`${name} ${value}`} className="border-b border-hairline even:bg-bench">
              <th scope="row" className="w-2/5 px-3 py-2 text-start font-normal text-ink-soft">
                {name}
              </th>
              <td className="px-3 py-2 wrap-anywhere">
                <bdi>{value}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
