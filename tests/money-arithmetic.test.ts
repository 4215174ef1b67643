import { expect, test } from 'vitest'
import { readSources, type SourceFile } from './harness/source.ts'

/** Names of money wherever they occur. */
const MONEY =
  '\\w*[pP]rice|\\w*[fF]ee|usd|\\w+Usd|\\w*[sS]ubtotal|\\w+_(?:price|fee|total|value)|money\\??\\.\\w+|writtenOff|written_off'
/** Names of money in the rooms of orders and quotes; elsewhere they count pieces, parts or doubts. */
const TRADE_MONEY = `${MONEY}|\\w*[aA]mount|total|\\w*[cC]ost|\\w*[bB]alance|received|refund|missing|credit|creditAmount|pledged|unpaid|uncovered|tax`
const TRADE =
  /^src\/(domain\/(order-ledger|papers|shipping|quotes\/|bom\/by-cost)|server\/features\/(cart|orders|order-desk|payments|papers|pricing|quotes|rfq)\/|desk\/areas\/(customers|orders|quotes)\/|storefront\/areas\/(buying\/|quoting\/(quotes\/|bom\/summarize))|stand-ins\/wallet\/|contract\/desk\/)/

/** The demo invents prices, segments of the catalog rank them as integers, and formats write them. */
const ELSEWHERE =
  /^src\/(domain\/(money|formats)\.ts|server\/features\/catalogue\/(segments\/|find-by-parameters)|demo\/)/

/** SQL calculates with `numeric`. */
const SQL = /\.(?:queries|tables)\.ts$/

function arithmeticWith(words: string): RegExp {
  const operator = '(?:[*/+<>-]|[<>]=|[!=]==|[-+*/]=)'
  const nothing = '(?:null|undefined)\\b'
  const name = `(?<!\\bfound\\.)\\b(?!(?:is|has|can)[A-Z])(?:${words})\\b(?!\\(|\\.\\w)`
  return new RegExp(
    [
      `${name}\\)* ${operator} (?!${nothing})[\\w([!-]`,
      `(?<!${nothing}|['"\`]) ${operator} \\(?(?:Number\\()?(?:\\w+\\??\\.)*${name}(?! [!=]== ${nothing})`,
      `\\bMath\\.(?:min|max|abs|round|floor|ceil)\\([^;{}]*\\b(?:${words})\\b(?! =>)`,
    ].join('|'),
  )
}

const ANYWHERE = arithmeticWith(MONEY)
const IN_TRADE = arithmeticWith(TRADE_MONEY)
/** Other factors for cents and units, and prices compared as texts. */
const CONVERSION = /\* (?:UNITS_PER_\w+|100_000\b)|\b(?:value|usd) \* 100\b|\.toFixed\([25]\) [!=]==/

function findArithmetic({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  if (ELSEWHERE.test(path) || SQL.test(path)) return []
  const pattern = TRADE.test(path) ? IN_TRADE : ANYWHERE
  return text
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
    .split('\n')
    .filter(line => pattern.test(line) || CONVERSION.test(line))
    .map(line => `${path}: ${line.trim()}`)
}

test('only domain/money.ts adds, multiplies and compares money', () => {
  expect(readSources().flatMap(findArithmetic)).toEqual([])
})

test('the check finds arithmetic, and leaves counts and tests for nothing alone', () => {
  const find = (line: string, path = 'src/server/features/payments/pay.ts') =>
    findArithmetic({ path, text: line }).length > 0
  const wrong = [
    'const left = Math.max(0, openBalance(ledger))',
    'const most = Math.floor(ledger.total * 10) / 100',
    'const part = Math.min(left, Number(refund.amount))',
    'const returned = amount > 0 ? amount : captured',
    'if (before?.price === after?.price) return',
    'if (price.toFixed(5) === line.listPrice) return',
    'const units = Math.round(one * UNITS_PER_DOLLAR)',
    'options.sort((a, b) => a.fee - b.fee)',
    'const sum = subtotal + shippingFee',
    'sum += line.amount',
  ]
  expect(wrong.filter(line => !find(line))).toEqual([])
  const right = [
    'if (price === null || amount !== undefined) return',
    "if (typeof price === 'number') return",
    'if (prices.length > 0 && found.total > 0) return',
    'const left = sumAmounts([total, -received])',
    'const isSame = isSameAmount(before.total, total)',
    'lines.map(({ amount }) => amount ?? 0)',
    '// total - received',
  ]
  expect(right.filter(line => find(line))).toEqual([])
  expect(find('if (total > 0) return', 'src/server/features/catalogue/list-goods.ts')).toBe(false)
})
