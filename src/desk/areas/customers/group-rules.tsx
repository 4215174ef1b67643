import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceGroup } from '../../../contract/desk/terms.ts'
import { getCategoryTree, listBrands } from '../../../contract/shop/catalogue.ts'
import type { CategoryNode } from '../../../contract/shop/goods.ts'
import { readPrice } from '../../../domain/read-price.ts'
import { useDecimalMark } from '../../../web/i18n/use-decimal-mark.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { PlainSelect } from '../../shell/page/plain-select.tsx'
import { call } from '../../shell/session/call.ts'

export type TypedRule = PriceGroup['rules'][number]

type GroupRulesProps = { rules: readonly TypedRule[]; onChange?: (rules: TypedRule[]) => void }

/** The discounts of a group, and a row to add one. */
export function GroupRules({ rules, onChange }: GroupRulesProps) {
  const t = useTranslations('desk_customers')
  const { count } = useFormat()
  const nameOf = useCategoryNames()
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
              <bdi>{nameOf(rule) || t('every_category')}</bdi>
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

/** A discount in one line, to compare it. */
export function useRuleText(): (rule: TypedRule) => string {
  const t = useTranslations('desk_customers')
  const { count } = useFormat()
  const nameOf = useCategoryNames()
  return rule =>
    `${count(rule.percent)} % · ${rule.brand_name || t('every_manufacturer')} · ${nameOf(rule) || t('every_category')}`
}

type Named = Pick<TypedRule, 'category_id' | 'category_name'>

/** Names of categories; those that several categories have, after the name of the category above. */
function useCategoryNames(): ({ category_id, category_name }: Named) => string {
  const { data: tree } = useQuery(categoriesQuery)
  const all = tree?.category.flatMap(node => flatten(node)) ?? []
  const parents = new Map(all.map(({ node, parent }) => [node.category_id, parent]))
  const namesakes = Map.groupBy(all, ({ node }) => node.category_name)
  return ({ category_id, category_name }) => {
    const parent = parents.get(category_id ?? 0)
    const isShared = (namesakes.get(category_name)?.length ?? 0) > 1
    return parent && isShared ? `${parent.category_name} › ${category_name}` : category_name
  }
}

const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => call(getCategoryTree),
  staleTime: 60_000,
})

function NewRule({ onAdd }: { onAdd: (rule: TypedRule) => void }) {
  const t = useTranslations('desk_customers')
  const mark = useDecimalMark()
  const [percent, setPercent] = useState('')
  const [maker, setMaker] = useState('')
  const [category, setCategory] = useState('')
  const { data: tree } = useQuery(categoriesQuery)
  const { brands, brand, isUnknown } = useBrands(maker)
  const nameOf = useCategoryNames()
  const categories = tree?.category.flatMap(node => flatten(node).map(found => found.node)) ?? []
  const typed = readPrice(percent.replace(/[%٪]\s*$/, ''), mark) ?? 0
  const isValid = typed > 0 && typed <= 90 && (brand || maker.trim() === '')
  const add = () => {
    const under = categories.find(({ category_id }) => String(category_id) === category)
    onAdd({
      percent: typed,
      brand_id: brand?.brand_id ?? null,
      brand_name: brand?.brand_name ?? '',
      category_id: under?.category_id ?? null,
      category_name: under?.category_name ?? '',
    })
    setPercent('')
  }
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[7rem_1fr_1fr_auto]">
      <Field label={t('discount')}>
        <TextInput
          size="sm"
          inputMode="decimal"
          autoComplete="off"
          value={percent}
          onChange={event => setPercent(event.currentTarget.value)}
        />
      </Field>
      <MakerField maker={maker} onChange={setMaker} brands={brands} isUnknown={isUnknown} />
      <Field label={t('category')}>
        <PlainSelect
          label={t('category')}
          value={category}
          onValueChange={setCategory}
          options={[
            { value: '', label: t('every_category') },
            ...categories.map(node => ({ value: String(node.category_id), label: nameOf(node) })),
          ]}
        />
      </Field>
      <Button size="sm" className="self-start sm:mt-6.5" disabled={!isValid} onClick={add}>
        {t('add_rule')}
      </Button>
    </div>
  )
}

const MOST_BRANDS = 20

/** Shops have thousands of manufacturers, so they are searched by the typed text. */
function useBrands(typed: string) {
  const keyword = useDeferredValue(typed.trim())
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['brands', keyword],
    queryFn: () => call(listBrands, { keyword: keyword || undefined, page: 1, page_size: MOST_BRANDS }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  const brands = data?.list ?? []
  const isNamed = (name: string) => name.toLowerCase() === typed.trim().toLowerCase()
  const brand = brands.find(({ brand_name }) => isNamed(brand_name))
  const isUnknown = keyword !== '' && keyword === typed.trim() && !isPlaceholderData && brands.length === 0
  return { brands, brand, isUnknown }
}

type MakerFieldProps = {
  maker: string
  onChange: (maker: string) => void
  brands: readonly { brand_id: number; brand_name: string }[]
  isUnknown: boolean
}

function MakerField({ maker, onChange, brands, isUnknown }: MakerFieldProps) {
  const t = useTranslations('desk_customers')
  const id = useId()
  return (
    <Field label={t('manufacturer')} error={isUnknown ? t('no_manufacturer') : undefined}>
      <TextInput
        size="sm"
        autoComplete="off"
        // Empty, the placeholder reads in the direction of the page.
        dir={maker === '' ? undefined : 'auto'}
        list={id}
        placeholder={t('every_manufacturer')}
        value={maker}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <datalist id={id}>
        {brands.map(({ brand_id, brand_name }) => (
          <option key={brand_id} value={brand_name} />
        ))}
      </datalist>
    </Field>
  )
}

type Placed = { node: CategoryNode; parent: CategoryNode | null }

function flatten(node: CategoryNode, parent: CategoryNode | null = null): Placed[] {
  return [{ node, parent }, ...node.children.flatMap(child => flatten(child, node))]
}
