import { useTranslations } from 'use-intl'
import type { RfqDetail } from '../../../../contract/shop/rfq-history.ts'
import { partPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { PartPicture } from '../../../../web/ui/part-picture.tsx'
import { Table, Td, Th } from '../../../../web/ui/table.tsx'

/** On a phone these two are below the number, so that quantity and price stay visible. */
const WIDE = 'max-sm:hidden'

type Line = RfqDetail['lines'][number]

export function RfqDetailLines({ lines }: { lines: readonly Line[] }) {
  const t = useTranslations()
  return (
    <Table label={t('rfq_form.sent_parts')}>
      <thead>
        <tr>
          <Th>{t('goods.part_number')}</Th>
          <Th className={WIDE}>{t('goods.package')}</Th>
          <Th className={WIDE}>{t('rfq_form.date_code')}</Th>
          <Th isNumeric>{t('goods.quantity')}</Th>
          <Th isNumeric className="whitespace-normal!">
            {t('rfq_form.target_price')}
          </Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sent lines never change their place
          <tr key={place}>
            <Th scope="row" className="border-t-0! bg-transparent! align-middle text-sm!">
              <Part line={line} />
            </Th>
            <Td className={WIDE}>
              <bdi>{line.package}</bdi>
            </Td>
            <Td className={WIDE}>
              <bdi>{line.date_code}</bdi>
            </Td>
            <Numbers line={line} />
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Numbers({ line }: { line: Line }) {
  const format = useFormat()
  return (
    <>
      <Td isNumeric>{format.count(line.qty)}</Td>
      <Td isNumeric>
        {line.target_price !== null && <bdi className="ltr-value">{format.price(line.target_price)}</bdi>}
      </Td>
    </>
  )
}

/** A part outside the catalog has neither page nor picture. */
function Part({ line }: { line: Line }) {
  const number = <PartNumber value={line.part_number} size="sm" />
  return (
    <div className="flex items-center gap-3">
      {line.icons && <PartPicture icons={line.icons} side={48} className="size-12 shrink-0 max-sm:size-8" />}
      <div className="min-w-0 font-normal">
        {line.goods_page_url ? (
          <Link
            to={partPath(line.goods_page_url)}
            className="text-brand inline-block min-h-6 hover:underline"
          >
            {number}
          </Link>
        ) : (
          <span className="text-ink">{number}</span>
        )}
        <p>
          <bdi>{line.manufacturer}</bdi>
        </p>
        <p className="sm:hidden">
          <bdi>{[line.package, line.date_code].filter(Boolean).join(' · ')}</bdi>
        </p>
      </div>
    </div>
  )
}
