import { describe, expect, test } from 'vitest'
import { mapColumns } from './columns.ts'
import { readPartRow } from './read-part-row.ts'
import { readTradeData, type TradeColumn } from './read-trade.ts'

function read(name: TradeColumn, text: string) {
  const { data, unread } = readTradeData(asked => (asked === name ? text : ''))
  return unread.length > 0 ? 'unread' : data
}

describe('headings of trade data', () => {
  test.each([
    [
      'lifecycle',
      'Life Cycle | Part Status | 生命周期 | 生命週期 | ライフサイクル | 수명주기 | Lebenszyklus | Cycle de vie | Ciclo de vida | Ciclo di vita | Жизненный цикл | دورة الحياة',
    ],
    [
      'last_time_buy',
      'LTB date | Last Time Buy | 最后购买日期 | 最後訂購日期 | 最終受注日 | 최종 주문일 | Letzter Bestelltermin | Date de dernière commande | Fecha de última compra | Data ultimo ordine | Дата последнего заказа | تاريخ آخر طلب',
    ],
    [
      'eccn',
      'ECCN | ECCN (US) | 出口管制分类号 | 出口管制分類號 | 輸出規制分類番号 | 수출통제분류번호 | Exportkontrollnummer | Numéro ECCN | Número ECCN | Classificazione export | Экспортный контроль | رقم ECCN',
    ],
    [
      'hs_code',
      'HTS | HS Code | Tariff No. | 海关编码 | 海關編碼 | HSコード | HS 코드 | Zolltarifnummer | Code douanier | Partida arancelaria | Codice doganale | Код ТН ВЭД | رمز HS',
    ],
    [
      'origin',
      'Country of Origin | COO | 原产地 | 原產地 | 原産国 | 원산지 | Ursprungsland | Pays d’origine | País de origen | Paese di origine | Страна происхождения | بلد المنشأ',
    ],
    [
      'msl',
      'MSL | Moisture Sensitivity Level (MSL) | 湿敏等级 | 濕敏等級 | 湿度感受性レベル | 감습 등급 | Feuchtigkeitsempfindlichkeit | Niveau de sensibilité à l’humidité | Nivel de sensibilidad a la humedad | Livello di sensibilità all’umidità | Уровень чувствительности к влаге | مستوى الحساسية للرطوبة',
    ],
  ])('%s', (name, list) => {
    const headers = list.split(' | ')
    const found = headers.map(header => [...mapColumns([header]).named.keys()][0])
    expect(found).toEqual(headers.map(() => name))
  })

  test('of two tariff numbers the first is taken', () => {
    const columns = mapColumns(['Brand', 'MPN', 'HTSUS', 'TARIC'])
    expect(columns.named.get('hs_code')).toBe(2)
    expect(columns.ignored).toEqual(['TARIC'])
  })
})

describe('life cycles', () => {
  test.each([
    [
      'active',
      'Active | In Production | 量产 | 量產 | 生産中 | 양산 | Aktiv | Actif | Activo | Attivo | Выпускается | نشط',
    ],
    [
      'nrnd',
      'NRND | Not recommended for new designs | Not For New Designs | 不推荐用于新设计 | 不建議用於新設計 | 新規設計非推奨 | 신규 설계 비권장 | Nicht für Neuentwicklungen | Déconseillé pour les nouvelles conceptions | No recomendado para nuevos diseños | Non consigliato per nuovi progetti | Не рекомендуется для новых разработок | غير موصى به للتصاميم الجديدة',
    ],
    [
      'last_time_buy',
      'LTB | last-time buy | 最后采购 | 最後採購 | 最終購入 | 최종 구매 | Letzte Bestellmöglichkeit | Dernières commandes | Última compra | Ultimo acquisto | Последняя закупка | الشراء الأخير',
    ],
    [
      'obsolete',
      'OBSOLETE | EOL | End of Life | Discontinued | 停产 | 停產 | 生産終了 | 단종 | Abgekündigt | Obsolète | Obsoleto | Fuori produzione | Снят с производства | متوقف الإنتاج',
    ],
  ])('%s', (lifecycle, texts) => {
    for (const text of texts.split(' | '))
      expect(read('lifecycle', text), text).toMatchObject({ lifecycle, lastBuyOn: null })
  })

  test.each(['', '-', 'N/A', 'unknown', '未知', 'unbekannt', 'not stated'])('“%s” says nothing', text => {
    expect(read('lifecycle', text)).toMatchObject({ lifecycle: null, lastBuyOn: null })
  })

  test.each([
    ['LTB 2027-03-31', '2027-03-31'],
    ['EOL (31.03.2027)', '2027-03-31'],
    ['Last time buy: Mar 31, 2027', '2027-03-31'],
    ['NRND 2027/3/31', '2027-03-31'],
    ['最后购买 2027年3月31日', '2027-03-31'],
  ])('%s is a last time buy', (text, lastBuyOn) => {
    expect(read('lifecycle', text)).toMatchObject({ lifecycle: 'last_time_buy', lastBuyOn })
  })

  test('the date may have a column of its own', () => {
    const both = (lifecycle: string, date: string) =>
      readTradeData(name => ({ lifecycle, last_time_buy: date })[name as 'lifecycle'] ?? '').data
    expect(both('', '2027-06-30')).toMatchObject({ lifecycle: 'last_time_buy', lastBuyOn: '2027-06-30' })
    expect(both('EOL', '46568')).toMatchObject({ lifecycle: 'last_time_buy', lastBuyOn: '2027-06-30' })
    expect(both('Obsolete', '2019-06-30')).toMatchObject({ lifecycle: 'obsolete', lastBuyOn: null })
    expect(both('Active', '2019-06-30')).toMatchObject({ lifecycle: 'active', lastBuyOn: null })
  })

  test.each(['03/04/2027', '31.02.2027', 'soon', '2027'])('%s is no date', text => {
    expect(read('last_time_buy', text)).toBe('unread')
  })
})

test.each([
  ['EAR99', 'EAR99'],
  ['ear 99', 'EAR99'],
  ['3A991', '3A991'],
  ['3A991A2', '3A991.a.2'],
  ['3a991.a.2', '3A991.a.2'],
  ['5A992.C', '5A992.c'],
  ['ECCN: 3A001.A.5.A.4', '3A001.a.5.a.4'],
])('ECCN %s', (text, eccn) => {
  expect(read('eccn', text)).toMatchObject({ eccn })
})

test.each([
  ['8542', '8542'],
  ['854239', '8542.39'],
  ['8542.39.0001', '8542.39.0001'],
  ['8542.39.00.01', '8542.39.0001'],
  ['8542 39 90', '8542.39.90'],
  ['HTS 8533.21.0030', '8533.21.0030'],
  ['8542390001', '8542.39.0001'],
])('HS code %s', (text, hsCode) => {
  expect(read('hs_code', text)).toMatchObject({ hsCode })
})

test.each([
  [
    'CN',
    'cn | CHN | China | PRC | Made in China | China (CN) | CN - China | 中国 | 中國 | 중국 | Китай | الصين | Chine | Cina',
  ],
  ['TW', 'Taiwan | Taiwan, China | 台灣 | 台湾'],
  ['KR', 'Korea | South Korea | Republic of Korea | Südkorea'],
  ['MY', 'Malaysia | MYS | 马来西亚 | マレーシア'],
  ['US', 'USA | U.S.A. | United States | Vereinigte Staaten | США'],
  ['CZ', 'Czech Republic | Tschechien'],
])('country %s', (origin, texts) => {
  for (const text of texts.split(' | ')) expect(read('origin', text), text).toMatchObject({ origin })
})

test.each([
  ['1', '1 | MSL 1 | Level-1 | 1 (Unlimited)'],
  ['2a', '2A | MSL-2a | 2a (4 Weeks)'],
  ['3', 'MSL3 | 3 (168 Hours)'],
  ['5a', '5A'],
])('moisture level %s', (msl, texts) => {
  for (const text of texts.split(' | ')) expect(read('msl', text), text).toMatchObject({ msl })
})

test('odd values are left out and named, and the part is sold all the same', () => {
  const cells = {
    Brand: 'TI',
    MPN: 'LM358',
    'Part Status': 'ask Bob',
    ECCN: 'AL:N',
    HTS: '85',
    COO: 'CN/MY',
    MSL: '7',
    Stock: '5',
  }
  const reading = readPartRow(mapColumns(Object.keys(cells)), Object.values(cells))
  expect(reading).toMatchObject({
    record: {
      partNumber: 'LM358',
      stock: 5,
      lifecycle: null,
      eccn: null,
      hsCode: null,
      origin: null,
      msl: null,
    },
    unread: [
      { name: 'lifecycle', value: 'ask Bob' },
      { name: 'eccn', value: 'AL:N' },
      { name: 'hs_code', value: '85' },
      { name: 'origin', value: 'CN/MY' },
      { name: 'msl', value: '7' },
    ],
  })
})

test('a code and the name of another country contradict each other', () => {
  expect(read('origin', 'China (MY)')).toBe('unread')
})
