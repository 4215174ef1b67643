import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyCatalogue } from '../../../../../tests/harness/empty-catalogue.ts'
import {
  capacitor,
  importCatalogue,
  parametricPart,
  resistor,
} from '../../../../../tests/harness/parametric-parts.ts'
import { openTestShop, type TestShop } from '../../../../../tests/harness/test-shop.ts'
import { searchParts, suggestGroups } from '../../../../contract/shop/catalogue.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import type { Lang } from '../../../../domain/locales.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await emptyCatalogue(shop.connection.pool)
  const electrolytic = { category: 'Capacitors > Electrolytic capacitors', dielectric: '', packaging: 'D6.3' }
  await importCatalogue(shop.connection.pool, [
    capacitor('C-A'),
    capacitor('C-B', { maker: 'Murata Electronics' }),
    capacitor('C-25V', { voltage: '25 V' }),
    capacitor('C-100V', { voltage: '100 V' }),
    capacitor('C-0805', { packaging: '0805' }),
    capacitor('C-C0G', { dielectric: 'C0G' }),
    capacitor('C-10N', { capacitance: '10 nF' }),
    capacitor('C-47U', { capacitance: '47 µF', voltage: '25 V', packaging: '1210' }),
    capacitor('E-47U', { ...electrolytic, capacitance: '47 µF', voltage: '25 V' }),
    capacitor('E-470U', { ...electrolytic, capacitance: '470 µF', voltage: '35 V' }),
    resistor('R-4K7', { resistance: '4.7 kΩ' }),
    resistor('R-100K', { resistance: '100 kΩ' }),
    resistor('R-100', { resistance: '100 Ω' }),
    resistor('R-100-5', { resistance: '100 Ω', tolerance: '±5 %' }),
    parametricPart('B-100', {
      category: 'Inductors > Ferrite beads',
      packaging: '0402',
      attributes: { Impedance: '100 Ω @ 100 MHz' },
    }),
    ...['DF13-2P', 'DF13-4P-A10'].map(number =>
      parametricPart(number, {
        maker: 'Hirose Electric',
        category: 'Connectors > Board connectors',
        attributes: { 'Number of positions': number.slice(5, 6) },
      }),
    ),
    parametricPart('10K0402X', { category: 'Boards', attributes: {} }),
    parametricPart('ZZ-1100K', { category: 'Boards', attributes: {} }),
    parametricPart('LDO33', {
      category: 'Power > LDO regulators',
      packaging: 'SOT-23-5',
      attributes: { 'Output voltage': '3.3 V', 'Input voltage': '2.5 V ~ 6 V' },
    }),
    resistor('R-10K'),
    resistor('R-330', { resistance: '330 Ω', packaging: 'MELF' }),
    ...['330 Ω', '1.5 kΩ'].map(resistance =>
      parametricPart(`RN-${resistance}`, {
        category: 'Resistors > Resistor arrays',
        packaging: 'SIP-8',
        attributes: { Resistance: resistance, 'Power rating': '250 mW' },
      }),
    ),
    parametricPart('TVS-4', {
      category: 'Protection > TVS diode arrays',
      attributes: { 'Reverse standoff voltage': '5 V', Capacitance: '3 pF' },
    }),
    ...['2.5', '3', '2.54'].map(pitch =>
      parametricPart(`WB-${pitch.replace('.', '')}`.replace('WB-3', 'WB-30'), {
        category: 'Connectors > Wire-to-board connectors',
        packaging: '1x5P',
        attributes: { Pitch: `${pitch} mm`, 'Number of positions': '5' },
      }),
    ),
    ...['2x5P', '2x50P'].map(packaging =>
      parametricPart(`PH-${packaging.slice(0, -1).toUpperCase()}`, {
        category: 'Connectors > Pin headers',
        packaging,
        attributes: { Pitch: '1.27 mm' },
      }),
    ),
    parametricPart('DS-25', {
      category: 'Connectors > D-sub connectors',
      packaging: 'D-Sub-25',
      attributes: {},
    }),
    parametricPart('OA-14', {
      category: 'Amplifiers > Operational amplifiers',
      packaging: 'SOIC-14',
      attributes: { 'Number of channels': '4' },
    }),
    parametricPart('SOP-14-IC', { category: 'Boards', packaging: 'SOP-14', attributes: {} }),
    parametricPart('FP-1', { category: 'Logic > FPGAs', attributes: { Technology: 'FPGA' } }),
    ...[20, 50, 100].map(amperes =>
      parametricPart(`S-${amperes}`, {
        category: 'Sensors > Current sensors',
        attributes: { 'Measuring range': `±${amperes} A` },
      }),
    ),
    ...['1 A', '3 A'].map(current =>
      parametricPart(`L-${current}`, {
        category: 'Inductors > Power inductors',
        packaging: 'SMD-6x6mm',
        attributes: { Inductance: '10 µH', 'Rated current': current, Shielding: 'Shielded' },
      }),
    ),
    ...['SMA', 'SMB'].map(packaging =>
      parametricPart(`T-${packaging}`, {
        category: 'Protection > TVS diodes',
        packaging,
        attributes: { 'Reverse standoff voltage': '24 V' },
      }),
    ),
    parametricPart('Q-10M', {
      category: 'Transistors > MOSFETs',
      packaging: 'SOT-23',
      attributes: { 'On-resistance': '10 mΩ', 'Drain-source voltage': '30 V', Polarity: 'N-channel' },
    }),
    parametricPart('MX-1', {
      category: 'Logic > Multiplexers and decoders',
      attributes: { Function: 'Multiplexer' },
    }),
    resistor('R-10M', { resistance: '10 mΩ', packaging: '1206' }),
    resistor('R-20M', { resistance: '20 mΩ', packaging: '2512' }),
    timing('X-16', 'Quartz crystals', 'SMD3225-4P'),
    timing('Y-16', 'Crystal oscillators', 'SMD3225-4P'),
    timing('Z-8', 'Crystal oscillators', 'SMD5032-4P', '8 MHz'),
    parametricPart('F-128', {
      category: 'Memories > NOR flash',
      packaging: 'SOIC-8',
      attributes: { 'Memory size': '128 Mbit' },
    }),
    parametricPart('F-16', {
      category: 'Memories > NOR flash',
      packaging: 'SOIC-8',
      attributes: { 'Memory size': '16 Mbit' },
    }),
  ])
})

function timing(number: string, name: string, packaging: string, frequency = '16 MHz') {
  return parametricPart(number, {
    category: `Crystals and timing > ${name}`,
    packaging,
    attributes: { Frequency: frequency },
  })
}
afterAll(() => shop.close())

type Found = CallData<typeof searchParts>

function search(keyword: string, given: Record<string, string> = {}, lang: Lang = 'en'): Promise<Found> {
  return shop.call(lang)(searchParts, { keyword, ...given })
}

const numbers = ({ list }: Found) => list.map(({ part_number }) => part_number)
const chips = ({ understood = [] }: Found) => understood.map(({ slug, value }) => `${slug}=${value}`)
const filters = ({ understood = [] }: Found) =>
  Object.fromEntries(
    understood.filter(({ slug }) => slug !== 'category_id').map(({ slug, value }) => [slug, value]),
  )
const places = ({ understood_in = [] }: Found) => understood_in.map(({ category_name }) => category_name)

describe('the words of a search are read as parameters', () => {
  test.each([
    '100nF 0402 X7R 50V',
    '0.1µF 50V 0402 X7R',
    '50 V, 100 nF X7R (0402)',
    '100n/50V/X7R/0402',
    'x7r 0402 50v 100000 pF',
    '0,1 мкФ 50 В X7R 0402',
    '104 0402 X7R 50V',
  ])('"%s"', async keyword => {
    const found = await search(keyword)
    expect(numbers(found)).toEqual(['C-A', 'C-B'])
    expect(places(found)).toEqual(['Ceramic capacitors'])
    expect(chips(found).sort()).toEqual(
      ['capacitance=100n', 'dielectric=X7R', 'packaging=0402', 'voltage=50'].sort(),
    )
  })

  test("in the buyer's spelling", async () => {
    const { understood = [] } = await search('0,1 мкФ 50 В X7R 0402')
    expect(understood.map(({ token }) => token)).toEqual(['0,1 мкФ', '50 В', 'X7R', '0402'])
    expect((await search('LDO 3,3V 9,9A')).left_out).toEqual(['9,9A'])
  })

  test.each([
    ['murata 100nF 0402', ['C-B']],
    ['4k7 0402', ['R-4K7']],
    ['4.7 kOhm 0402', ['R-4K7']],
    ['NP0 100n', ['C-C0G']],
    ['LDO 3.3V SOT23-5', ['LDO33']],
    ['SOT 23 5 3V3', ['LDO33']],
    ['ceramic capacitor 25V', ['C-25V', 'C-47U']],
    ['C 100nF 25V 0402', ['C-25V']],
    ['16 MHz crystal', ['X-16']],
    ['quartz 16MHz', ['X-16']],
    ['crystal oscillator 16MHz', ['Y-16']],
    ['16MHz crystal 3.2x2.5mm', ['X-16']],
    ['100nF X7R 25V 1005', ['C-25V']],
    ['16MB nor flash', ['F-128']],
    ['16Mb nor flash', ['F-16']],
    ['4k7 0402 电阻', ['R-4K7']],
    ['1e4 ohm 0402', ['R-10K']],
    ['resistenza 4k7 0402', ['R-4K7']],
  ])('"%s" lists %j', async (keyword, expected) => {
    expect(numbers(await search(keyword))).toEqual(expected)
  })

  test.each([
    ['inductor 10uH 3A', ['L-3 A']],
    ['bobina 10uH apantallada', ['L-1 A', 'L-3 A']],
    ['tvs 24V SMB', ['T-SMB']],
    ['24VSMB TVS', ['T-SMB']],
    ['N沟道MOS管 30V', ['Q-10M']],
    ['N沟道SOT-23 30V', ['Q-10M']],
    ['TVS管 24V SMB', ['T-SMB']],
    // No multiplexer states its channels.
    ['multiplexer 4 channel', ['MX-1']],
    // The value of a resistor, although a transistor has it, too.
    ['10mohm 2512', ['R-10M']],
  ])('%s lists %j', async (keyword, expected) => {
    expect(numbers(await search(keyword, {}, /\p{Script=Han}/u.test(keyword) ? 'zh' : 'en'))).toEqual(
      expected,
    )
  })

  test('a wanted quantity is left out, and this is said', async () => {
    const found = await search('100nF 0402 X7R 50V, 500 pcs')
    expect([numbers(found), found.left_out, found.quantity]).toEqual([['C-A', 'C-B'], ['500 pcs'], 500])
  })

  test.each([
    ['470uF 35V low esr', ['E-470U'], ['low', 'esr']],
    ['100nF 25V unobtainium', ['C-25V'], ['unobtainium']],
    ['0R 0402', ['R-10K', 'R-100', 'R-100-5', 'R-100K', 'R-4K7'], ['0R']],
    ['0 ohm 0402', ['R-10K', 'R-100', 'R-100-5', 'R-100K', 'R-4K7'], ['0 ohm']],
  ])(
    'words without a meaning, and values that no part has, are left out: "%s"',
    async (keyword, parts, words) => {
      const found = await search(keyword)
      expect([
        numbers(found)
          .filter(number => number !== 'B-100')
          .sort(),
        found.left_out,
      ]).toEqual([parts.sort(), words])
      const fixed = await search(keyword, {
        understood: found.understood_in?.map(at => at.category_id).join() ?? '',
      })
      expect(fixed.left_out).toEqual(words)
    },
  )

  test.each([
    ['4k7 1206', ['R-4K7'], ['1206']],
    ['4k7 0402 3A', ['R-4K7'], ['3A']],
    ['1 Meg 0603', [], undefined],
    ['1M ohm 0603', [], undefined],
  ])(
    'words that no part has together with the rest are left out, the least specific first: "%s"',
    async (keyword, parts, words) => {
      const found = await search(keyword)
      expect([numbers(found), found.left_out]).toEqual([parts, words])
    },
  )

  test.each([
    ['4k7 0402 df13', ['R-4K7'], ['df13']],
    ['connector 4 pin df13 unobtainium', ['DF13-4P-A10'], ['unobtainium']],
    // Three characters are looked up beside their maker only.
    ['connector 4 pin a10', ['DF13-4P-A10'], ['a10']],
  ])('a series counts if it has such parts, and after each click: "%s"', async (keyword, parts, words) => {
    const found = await search(keyword)
    expect([numbers(found), found.left_out]).toEqual([parts, words])
    const settled = { understood: String(found.understood_in?.map(at => at.category_id)), ...filters(found) }
    for (const given of [settled, { in_stock: '1' }, { ...settled, in_stock: '1' }]) {
      const next = await search(keyword, given)
      expect([numbers(next), next.left_out]).toEqual([parts, words])
    }
    expect(await search(keyword, { ...settled, rohs: '1' })).toMatchObject({ total: 0, left_out: words })
  })

  test.each([
    [10, 10],
    [50, 52],
  ])('text without spaces is taken apart, unless it is long: %i letters', async (unknown, leftOut) => {
    const found = await search(`4k7 0402 ${'龘'.repeat(unknown)}电阻`)
    expect(found.left_out?.map(word => word.length)).toEqual([leftOut])
  })

  test('without an unknown part number, the values beside it count', async () => {
    const found = await search('XQ9987Z 100nF 0402')
    expect([found.left_out, numbers(found)]).toEqual([['XQ9987Z'], numbers(await search('100nF 0402'))])
  })

  test('a single resistor is meant, unless an array is named', async () => {
    const found = await search('resistor 330 ohm 1/4W')
    expect([numbers(found), found.left_out]).toEqual([['R-330'], ['1/4W']])
    for (const keyword of ['resistor array 330 ohm 1/4W', '330R 1/4W SIP-8', '1.5k 1/4W'])
      expect((await search(keyword)).understood_in).toMatchObject([{ category_name: 'Resistor arrays' }])
  })

  test('arrays of other parts need no name', async () => {
    const found = await search('5V 3pF')
    expect([numbers(found), found.left_out]).toEqual([['TVS-4'], undefined])
  })

  test.each([
    ['XH2.54 5P', ['WB-25']],
    ['XH 2.54 5P', ['WB-25']],
    ['XH2.54-5P', ['WB-25']],
    ['micro-fit', ['WB-30']],
    ['dupont 2.54', ['WB-254']],
    ['header 2x5', ['PH-2X5']],
    ['SOP-14 op amp', ['OA-14']],
    ['voltage regulator 3.3V', ['LDO33']],
    ['DB25', ['DS-25']],
    ['fpga 10k', ['FP-1']],
  ])('names of the trade: "%s"', async (keyword, parts) => {
    expect(numbers(await search(keyword))).toEqual(parts)
  })

  test('categories are understood in every language', async () => {
    await shop.connection.pool.query(
      `insert into category_names (category_id, lang, name)
       select category_id, 'de', 'Keramikkondensatoren' from category_names where name = 'Ceramic capacitors'`,
    )
    await expect
      .poll(async () => places(await search('Keramikkondensator 25V', {}, 'de')))
      .toEqual(['Keramikkondensatoren'])
  })

  test('a search that fits several categories is listed in the group above, most parts first', async () => {
    const found = await search('47uF 25V')
    expect(places(found)).toEqual(['Capacitors'])
    expect(numbers(found)).toEqual(['C-47U', 'E-47U'])
    expect(found.facets.categories.filter(({ count }) => count > 0)).toHaveLength(2)
  })

  test('words that mean different parameters in different categories list the parts of all of them', async () => {
    const found = await search('100R 0402')
    expect(numbers(found)).toEqual(['B-100', 'R-100', 'R-100-5'])
    expect(found.several_readings).toBe(true)
    expect(places(found).sort()).toEqual(['Chip resistors', 'Ferrite beads'])
    const beads = found.facets.categories.find(({ name }) => name === 'Ferrite beads')
    expect(beads?.count).toBe(1)
    const chosen = await search('100R 0402', { category_id: String(beads?.id) })
    expect([numbers(chosen), chips(chosen)]).toEqual([['B-100'], ['impedance=100', 'packaging=0402']])
    const [other] = chosen.understood?.[0]?.others ?? []
    expect(other).toMatchObject({ slug: 'resistance', value: '100', total: 2 })
    const given = { understood: String(other?.categories), ...other?.filters }
    expect(numbers(await search('100R 0402', given))).toEqual(['R-100', 'R-100-5'])
  })

  test('a prefix without unit has its usual meaning; the other one is offered', async () => {
    const found = await search('100n 0402 Murata')
    expect(numbers(found)).toEqual(['C-B'])
    expect(found.several_readings).toBeUndefined()
  })
})

describe('ratings', () => {
  test('match exactly first, and better ones are one click away', async () => {
    const found = await search('100nF 0402 X7R 25V')
    expect(numbers(found)).toEqual(['C-25V'])
    const better = found.understood?.find(({ slug }) => slug === 'voltage')?.others[0]
    expect(better).toMatchObject({ slug: 'voltage', value: '25..', total: 4 })
    const given = { understood: String(better?.categories), ...better?.filters }
    expect(numbers(await search('100nF 0402 X7R 25V', given))).toEqual(['C-100V', 'C-25V', 'C-A', 'C-B'])
  })

  test('are at least as good where no part has exactly this one', async () => {
    const found = await search('100nF 0402 X7R 63V')
    expect(numbers(found)).toEqual(['C-100V'])
    expect(chips(found)).toContain('voltage=63..')
  })

  test('of tolerances are lower', async () => {
    const found = await search('100R 0402 5%')
    expect(numbers(found)).toEqual(['R-100-5'])
    expect(found.understood?.at(-1)?.others).toMatchObject([{ value: '..5', total: 2 }])
  })
})

test('the full scale of a sensor is its size; larger ones are one click away', async () => {
  const found = await search('current sensor 20A')
  expect([numbers(found), found.understood?.at(-1)?.label]).toEqual([['S-20'], '20 A, < 50 A'])
  expect(found.understood?.at(-1)?.others).toMatchObject([
    { slug: 'measuring-range', label: '20 A', total: 3 },
  ])
  expect(numbers(await search('current sensor 30A'))).toEqual(['S-100', 'S-50'])
})

test('a measure with its sign is no part of a longer number', async () => {
  expect(numbers(await search('1% 100k'))).toEqual(['R-100K'])
})

describe('a search is not rewritten', () => {
  test('if it is a part number, in any notation; the parameters are offered', async () => {
    for (const keyword of ['10K 0402', '10k-0402', '10k0402', '10K0402X']) {
      const found = await search(keyword)
      expect(numbers(found)[0]).toBe('10K0402X')
      expect(found.understood).toBeUndefined()
    }
    const { or_understood } = await search('10K 0402')
    expect(or_understood).toMatchObject({ total: 1, categories: [{ category_name: 'Chip resistors' }] })
  })

  test.each(['0402', 'capacitors', 'ceramic capacitors', 'murata'])('if it is "%s" alone', async keyword => {
    expect((await search(keyword)).understood).toBeUndefined()
  })

  test('if it is a value alone; the parameter is offered', async () => {
    const found = await search('100k')
    expect(found.understood).toBeUndefined()
    expect(found.or_understood).toMatchObject({
      understood: [{ slug: 'resistance', value: '100k' }],
      categories: [{ category_name: 'Chip resistors' }],
      total: 1,
    })
    for (const keyword of ['0402', 'murata', 'crystal', '100R', '25V'])
      expect((await search(keyword)).or_understood, keyword).toBeUndefined()
  })

  test('if a code such as 104 can be a capacitance or a resistance', async () => {
    expect((await search('104 0402')).understood).toBeUndefined()
  })

  test('if two words cannot be true of one part', async () => {
    expect((await search('100nF 4k7')).understood).toBeUndefined()
  })

  test('if the buyer asks for the words; the parameters are offered', async () => {
    const found = await search('100nF 0402 X7R 50V', { understood: '0' })
    expect(found.understood).toBeUndefined()
    expect(found.or_understood?.total).toBe(2)
  })
})

test('parts in stock come first, on every page, and in several categories', async () => {
  const { pool } = shop.connection
  const electrolytic = { category: 'Capacitors > Electrolytic capacitors', capacitance: '68 µF' }
  await importCatalogue(pool, [
    capacitor('C-68U-A', { capacitance: '68 µF', stock: 0 }),
    capacitor('C-68U-B', { capacitance: '68 µF' }),
    capacitor('E-68U-A', { ...electrolytic, stock: 0 }),
    capacitor('E-68U-B', electrolytic),
  ])
  await expect.poll(async () => (await search('68uF 50V')).total).toBe(4)
  const pages = ['1', '2', '3', '4'].map(page => search('68uF 50V', { page, page_size: '1' }))
  const inOrder = ['C-68U-B', 'E-68U-B', 'C-68U-A', 'E-68U-A']
  expect((await Promise.all(pages)).flatMap(numbers)).toEqual(inOrder)
  expect(numbers(await search('68uF 50V'))).toEqual(inOrder)
  expect(numbers(await search('68uF 50V', { sort: 'number' }))).toEqual(inOrder.toSorted())
  await pool.query(`delete from parts where part_number like '%-68U-%'`)
})

test('a filter may be repeated in the URL for each of its values', async () => {
  const query =
    'keyword=capacitors&capacitance=10n&capacitance=47u&packaging=0402&packaging=1210&page=1&page=2'
  const { data } = await (await shop.get(`/api/index/search?${query}`)).json()
  expect(numbers(data).sort()).toEqual(['C-10N', 'C-47U'])
})

describe('a reading can be changed', () => {
  const READ = { capacitance: '100n', packaging: '0402', dielectric: 'X7R', voltage: '50' }

  test('without one filter the list is wider, and the others stay', async () => {
    const first = await search('100nF 0402 X7R 50V')
    const understood = String(first.understood_in?.[0]?.category_id)
    const same = await search('100nF 0402 X7R 50V', { understood, ...READ })
    expect(numbers(same)).toEqual(numbers(first))
    for (const slug of Object.keys(READ)) {
      const rest = Object.fromEntries(Object.entries(READ).filter(([name]) => name !== slug))
      const wider = await search('100nF 0402 X7R 50V', { understood, ...rest })
      expect(wider.total).toBeGreaterThan(first.total)
      expect(chips(wider)).toHaveLength(3)
    }
  })

  test('filters work on top of it, and one that leaves nothing tells the way out', async () => {
    const found = await search('100nF 0402 X7R 50V', { in_stock: '1', tolerance: '1' })
    expect(found.total).toBe(0)
    expect(found.relax).toMatchObject([{ slug: 'tolerance', total: 2 }])
    expect(numbers(await search('100nF 0402 X7R 50V', { voltage: '100' }))).toEqual(['C-100V'])
  })

  test('an unknown category is ignored', async () => {
    expect(numbers(await search('100nF 0402 X7R 50V', { understood: '999999' }))).toEqual(['C-A', 'C-B'])
  })
})

test('parts that are imported or removed later are read at once', async () => {
  const { pool } = shop.connection
  expect((await search('33 pF 0402')).left_out).toEqual(['33 pF'])
  await importCatalogue(pool, [capacitor('C-33P', { capacitance: '33 pF' })])
  await expect.poll(async () => numbers(await search('33 pF 0402'))).toEqual(['C-33P'])
  await pool.query(`delete from parts where part_number = 'C-33P'`)
  await expect.poll(async () => (await search('33 pF 0402')).left_out).toEqual(['33 pF'])
})

test('values that numbers begin with by chance are no numbers', async () => {
  const { pool } = shop.connection
  const begun = ['4K7-BOARD', '100N-BOARD', '50V-BOARD', 'X7R-BOARD', '4K7']
  await importCatalogue(
    pool,
    begun.map(number => parametricPart(number, { category: 'Boards', attributes: {} })),
  )
  expect(numbers(await search('100nF 0402 X7R 50V'))).toEqual(['C-A', 'C-B'])
  expect(numbers(await search('4k7 0402'))).toEqual(['R-4K7'])
  const found = await search('4k7 1206')
  expect([numbers(found), found.left_out]).toEqual([['R-4K7'], ['1206']])
  await pool.query('delete from parts where part_number = any($1)', [begun])
})

describe('while typing', () => {
  const suggest = async (keyword: string) => (await shop.call()(suggestGroups, { keyword })).understood

  test('a reading of the typed text is offered from loaded categories, also with half a package', async () => {
    await search('10k 0402 1%')
    for (const keyword of ['10k 0402', '10k 04', '10K 1% 0402'])
      expect(await suggest(keyword)).toMatchObject({
        category_name: 'Chip resistors',
        in_stock: 1,
        filters: { resistance: '10k', packaging: '0402' },
      })
    expect((await suggest('10k 04'))?.labels).toEqual(['10 kΩ', '0402'])
  })

  test('the name of a maker is no category of its parts', async () => {
    const { pool } = shop.connection
    await importCatalogue(pool, [
      parametricPart('INA-1', {
        maker: 'Texas Instruments',
        category: 'Amplifiers > Instrumentation amplifiers',
        attributes: { 'Number of channels': '1' },
      }),
    ])
    await expect.poll(async () => places(await search('texas instrumentation'))).not.toEqual([])
    expect(await suggest('texas instrumentation')).toBeDefined()
    expect(await suggest('texas inst')).toBeUndefined()
    await pool.query(`delete from parts where part_number = 'INA-1'`)
  })

  test.each(['10k', 'chip resistors', '10K0402X', 'lm358', '10k unobtainium'])(
    '"%s" describes no parts',
    async keyword => {
      expect(await suggest(keyword)).toBeUndefined()
    },
  )
})
