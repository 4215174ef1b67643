import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceGroup } from '../../../contract/desk/terms.ts'
import { getCategoryTree, listBrands } from '../../../contract/shop/catalogue.ts'
import type { CategoryNode } from '../../../contract/shop/goods.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'
import { PlainSelect } from '../../shell/page/plain-select.tsx'
import { call } from '../../shell/session/call.ts'

export type TypedRule = PriceGroup['rules'][number]

type GroupRulesProps = { rules: readonly TypedRule[]; onChange?: (rules: TypedRule[]) => void }

/** The discounts of a group, and a row to add one. */
export function GroupRules({ rules, onChange }: GroupRulesProps) {
  const t = useTranslations('desk_customers')
  const { count } = useFormat()
  return (
    <>
      <ul className="divide-y divide-hairline empty:hidden">
        {rules.map((rule, index) => (
          <li
            key={`${rule.brand_id} ${rule.category_id} ${rule.percent}`}
            className="flex flex-wrap items-center justify-between gap-2 py-2 first:pt-0"
          >
            <span>
              <span className="ltr-value">{count(rule.percent)} %</span> ·{' '}
              <bdi>{rule.brand_name || t('every_manufacturer')}</bdi> ·{' '}
              <bdi>{rule.category_name || t('every_category')}</bdi>
            </span>
            {onChange && (
              <Button size="sm" onClick={() => onChange(rules.filter((_, place) => place !== index))}>
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {onChange && <NewRule onAdd={rule => onChange([...rules, rule])} />}
    </>
  )
}

const MOST_BRANDS = 100

const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => call(getCategoryTree),
  staleTime: 60_000,
})
const brandsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['brands', keyword],
    queryFn: () => call(listBrands, { keyword: keyword || undefined, page: 1, page_size: MOST_BRANDS }),
    staleTime: 60_000,
  })

function NewRule({ onAdd }: { onAdd: (rule: TypedRule) => void }) {
  const t = useTranslations('desk_customers')
  const [percent, setPercent] = useState('')
  const [brand, setBrand] = useState('')
  const [category, setCategory] = useState('')
  const { data: tree } = useQuery(categoriesQuery)
  const { data: found } = useQuery(brandsQuery(''))
  const categories = flatten(tree?.category ?? [])
  const brands = found?.list ?? []
  const typed = Number(percent)
  const isValid = typed > 0 && typed <= 90
  const add = () => {
    const chosen = brands.find(({ brand_id }) => String(brand_id) === brand)
    const under = categories.find(({ category_id }) => String(category_id) === category)
    onAdd({
      percent: typed,
      brand_id: chosen?.brand_id ?? null,
      brand_name: chosen?.brand_name ?? '',
      category_id: under?.category_id ?? null,
      category_name: under?.category_name ?? '',
    })
    setPercent('')
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <label className="flex flex-col gap-1 text-sm">
        {t('discount')}
        <input
          value={percent}
          inputMode="decimal"
          onChange={event => setPercent(event.currentTarget.value)}
          className="min-h-10 w-24 rounded-md border border-field bg-paper px-3"
        />
      </label>
      <PlainSelect
        label={t('manufacturer')}
        value={brand}
        onValueChange={setBrand}
        options={[
          { value: '', label: t('every_manufacturer') },
          ...brands.map(({ brand_id, brand_name }) => ({ value: String(brand_id), label: brand_name })),
        ]}
      />
      <PlainSelect
        label={t('category')}
        value={category}
        onValueChange={setCategory}
        options={[
          { value: '', label: t('every_category') },
          ...categories.map(({ category_id, category_name }) => ({
            value: String(category_id),
            label: category_name,
          })),
        ]}
      />
      <Button disabled={!isValid} onClick={add}>
        {t('add_rule')}
      </Button>
    </div>
  )
}

function flatten(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap(node => [node, ...flatten(node.children)])
}
