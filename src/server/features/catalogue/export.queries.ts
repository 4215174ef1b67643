import type { Readable } from 'node:stream'
import { FORMULA_PATTERN, PLAIN_NUMBER_PATTERN } from '../../../domain/formula-guard.ts'
import { DEFAULT_LANG } from '../../../domain/locales.ts'
import { copyOut } from '../../database/copy.ts'
import type { DatabaseClient } from '../../database/transaction.ts'

/**
 * All parts with the columns that an import reads, as one consistent snapshot; the stock includes ordered
 * pieces that are not shipped yet.
 */
export async function copyPartsOut(client: DatabaseClient): Promise<Readable> {
  await client.query('set transaction isolation level repeatable read, read only')
  const { rows } = await client.query<{ most: number }>(
    'select coalesce(max(cardinality(price_quantities)), 0) as most from parts',
  )
  const breaks = Array.from({ length: Math.max(1, rows[0]?.most ?? 0) }, (_, index) => index + 1)
  const prices = breaks.map(
    n => `p.price_quantities[${n}] as qty_${n}, trim_scale(p.unit_prices[${n}]) as price_${n}`,
  )
  return copyOut(
    client,
    `with recursive names as (
      select distinct on (category_id) category_id, replace(replace(name, '\\', '\\\\'), '>', '\\>') as name
      from category_names order by category_id, lang <> '${DEFAULT_LANG}', lang
    ), paths as (
      select id, name as path from categories join names on category_id = id where parent_id is null
      union all
      select c.id, path || ' > ' || name
      from paths join categories c on c.parent_id = paths.id join names on category_id = c.id
    ), other_numbers as (
      select part_id, json_agg(alias order by alias) as list from aliases group by part_id
    ), replacements as (
      select part_id, json_agg(json_strip_nulls(json_build_object(
        'manufacturer', nullif(manufacturer, ''), 'part_number', part_number)) order by manufacturer, part_number) as list
      from part_alternates group by part_id
    )
    select ${guarded('m.name')} as manufacturer, ${guarded('p.part_number')} as part_number,
      ${guarded('paths.path')} as category, ${guarded('p.packaging')} as packaging, ${guarded('p.batch')} as batch, p.rohs,
      p.lead_time_weeks as lead_time, p.stock + coalesce(v.quantity, 0) as stock, ${guarded('p.datasheet')} as datasheet,
      ${guarded('p.description')} as description, p.min_qty, p.multiple,
      ${prices.join(', ')}, nullif(p.attributes, '[]') as attributes,
      ${guarded("array_to_string(p.images, ' ')")} as images,
      trim_scale(p.weight_grams) as weight_g, other_numbers.list as aliases, replacements.list as alternates,
      p.lifecycle, p.last_buy_on as last_time_buy, p.eccn, p.hs_code, p.origin, p.msl
    from parts p
    join manufacturers m on m.id = p.manufacturer_id
    left join paths on paths.id = p.category_id
    left join reserved_parts v on v.part_id = p.id
    left join other_numbers on other_numbers.part_id = p.id
    left join replacements on replacements.part_id = p.id
    order by p.manufacturer_id, p.search_key, p.part_number`,
  )
}

/** Like guardFormula. Most texts begin with a letter or a digit, which is far cheaper to check. */
function guarded(text: string): string {
  return `case when ascii(${text}) between 48 and 57 or ascii(${text}) between 65 and 122 then ${text}
    when ${text} ~ ${literal(FORMULA_PATTERN)} and ${text} !~ ${literal(PLAIN_NUMBER_PATTERN)} then chr(39) || ${text}
    else ${text} end`
}

/** COPY takes no parameters. */
function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
