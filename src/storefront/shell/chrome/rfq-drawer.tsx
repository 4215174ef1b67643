import { FileText, Trash2 } from 'lucide'
import { useTranslations } from 'use-intl'
import { partPath, RFQ_PATH } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { buttonClass } from '../../../web/ui/button-class.ts'
import { Drawer } from '../../../web/ui/drawer.tsx'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { PartNumber } from '../../../web/ui/part-number.tsx'
import { PartPicture } from '../../../web/ui/part-picture.tsx'
import { isBlank } from '../rfq-list/rfq-item.ts'
import { type RfqItem, removeRfqItem, useRfqList } from '../rfq-list/rfq-list.ts'
import { closeRfqDrawer, openRfqDrawer, useRfqPanel } from '../rfq-list/rfq-panel.ts'
import { RfqQuantity } from '../rfq-list/rfq-quantity.tsx'
import { useCloseOnNavigation } from './use-close-on-navigation.ts'

/** The RFQ list beside the current page. */
export function RfqDrawer() {
  const t = useTranslations()
  const { isOpen } = useRfqPanel()
  const items = useRfqList()
  const lines = items.map((item, index) => ({ item, index })).filter(({ item }) => !isBlank(item))
  useCloseOnNavigation(closeRfqDrawer)
  return (
    <Drawer
      title={t('rfq_form.list')}
      closeLabel={t('actions.close')}
      isOpen={isOpen}
      onOpenChange={next => (next ? openRfqDrawer() : closeRfqDrawer())}
      footer={lines.length > 0 && <Submit count={lines.length} />}
    >
      {lines.length === 0 && <Empty />}
      <ul className="divide-hairline -my-3 divide-y">
        {lines.map(({ item, index }) => (
          <Line key={index} item={item} index={index} />
        ))}
      </ul>
    </Drawer>
  )
}

function Submit({ count }: { count: number }) {
  const t = useTranslations()
  return (
    <>
      <p className="text-ink-soft text-sm">{t('rfq.on_list', { count })}</p>
      <Link to={RFQ_PATH} onClick={closeRfqDrawer} className={buttonClass({ variant: 'primary' })}>
        {t('rfq_form.submit')}
      </Link>
    </>
  )
}

function Empty() {
  const t = useTranslations('rfq_form')
  return (
    <EmptyState
      icon={<Icon of={FileText} />}
      title={t('empty')}
      text={t('empty_text')}
      action={
        <Link to={RFQ_PATH} onClick={closeRfqDrawer} className={buttonClass({ variant: 'primary' })}>
          {t('write')}
        </Link>
      }
    />
  )
}

function Line({ item, index }: { item: RfqItem; index: number }) {
  const t = useTranslations()
  const number = item.part_number
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 py-3">
      <Picture icons={item.icons} />
      <div className="min-w-0">
        <NumberLink item={item} />
        <p className="text-ink-soft text-sm wrap-anywhere">
          <bdi>{item.manufacturer}</bdi>
        </p>
        <div className="mt-2">
          <RfqQuantity index={index} item={item} label={t('goods.quantity_of', { number })} />
        </div>
      </div>
      <IconButton
        label={t('rfq_form.remove_part', { number })}
        icon={<Icon of={Trash2} />}
        onClick={() => removeRfqItem(index)}
      />
    </li>
  )
}

function Picture({ icons }: { icons: string }) {
  if (icons) return <PartPicture icons={icons} side={56} className="size-14 object-contain" />
  return (
    <span aria-hidden="true" className="bg-bench text-ink-soft grid size-14 place-items-center rounded-md">
      <Icon of={FileText} className="size-5" />
    </span>
  )
}

/** Parts outside the catalog have no page. */
function NumberLink({ item }: { item: RfqItem }) {
  const number = <PartNumber value={item.part_number} size="sm" />
  if (!item.goods_page_url) return number
  return (
    <Link
      to={partPath(item.goods_page_url)}
      onClick={closeRfqDrawer}
      className="text-brand inline-block min-h-6 hover:underline"
    >
      {number}
    </Link>
  )
}
