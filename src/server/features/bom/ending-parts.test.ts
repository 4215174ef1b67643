import { afterAll, beforeAll, expect, test } from 'vitest'
import { BOOK_LIMITS } from '../../../../tests/harness/save-book.ts'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { exportBom, readBom, uploadBom } from '../../../contract/shop/bom.ts'
import { readBook } from '../../sheets/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const common = { maker: 'Ender', prices: [[1, '0.10000']] satisfies [number, string][] }
  await stockParts(shop.connection.db, [
    { ...common, partNumber: 'END-NRND', lifecycle: 'nrnd' },
    { ...common, partNumber: 'END-LTB', lifecycle: 'last_time_buy', lastBuyOn: '2027-03-31' },
    { ...common, partNumber: 'END-OBS', lifecycle: 'obsolete' },
    { ...common, partNumber: 'END-NOT', lifecycle: 'active' },
    { ...common, partNumber: 'RISK-ECCN', eccn: '3A001.a.7' },
    { ...common, partNumber: 'RISK-MSL', eccn: '3A991.a.2', msl: '5a' },
    { ...common, partNumber: 'RISK-NONE', eccn: 'EAR99', msl: '3' },
  ])
})
afterAll(() => shop.close())

test('lines and the priced sheet say which parts are going away', async () => {
  const text = 'MPN,Qty\nEND-NRND,1\nEND-LTB,1\nEND-OBS,1\nEND-NOT,1\n'
  const { file_id } = await shop.call()(uploadBom, { file: new File([text], 'bom.csv') })
  const { lines } = await shop.call()(readBom, { file_id })
  expect(lines.map(({ match }) => [match.goods?.lifecycle, match.goods?.last_buy_date])).toEqual([
    ['nrnd', null],
    ['last_time_buy', '2027-03-31'],
    ['obsolete', null],
    ['active', null],
  ])
  const { file } = await shop.call('de')(exportBom, { file_id })
  const [sheet] = await readBook(Buffer.from(file, 'base64'), BOOK_LIMITS)
  const notes = sheet?.rows.slice(1).map(row => row[11] ?? '')
  expect(notes).toEqual([
    'Der Hersteller empfiehlt dieses Teil nicht für neue Designs.',
    'Letzte Bestellmöglichkeit bis 2027-03-31: Der Hersteller kündigt dieses Teil ab.',
    'Abgekündigt: Der Hersteller produziert dieses Teil nicht mehr.',
    '',
  ])
})

test('lines and the priced sheet say which parts need a license or are very sensitive to moisture', async () => {
  const text = 'MPN,Qty\nRISK-ECCN,1\nRISK-MSL,1\nRISK-NONE,1\n'
  const { file_id } = await shop.call()(uploadBom, { file: new File([text], 'bom.csv') })
  const { lines } = await shop.call()(readBom, { file_id })
  expect(lines.map(({ match }) => [match.goods?.eccn, match.goods?.msl])).toEqual([
    ['3A001.a.7', null],
    ['3A991.a.2', '5a'],
    ['EAR99', '3'],
  ])
  const { file } = await shop.call('de')(exportBom, { file_id })
  const [sheet] = await readBook(Buffer.from(file, 'base64'), BOOK_LIMITS)
  expect(sheet?.rows.slice(1).map(row => row[11] ?? '')).toEqual([
    'Exportkontrolle: Die Ausfuhr dieses Teils (ECCN 3A001.a.7) kann genehmigungspflichtig sein.',
    'Sehr feuchteempfindlich (MSL 5a): Nach dem Öffnen des Beutels bald löten oder vorher trocknen (Baking).',
    '',
  ])
})
