import { amountOf, figuresBetween } from './preferred-values.ts'

/** An inductance in its notations; amounts are in nanohenries. */
export type Inductance = {
  nanohenries: number
  text: string
  plain: string
  /** Microhenries: 100 is 10 µH, 4R7 is 4.7 µH, R47 is 0.47 µH. */
  micro: string
  /** Nanohenries with a power of ten: 103 is 10 µH. */
  nano: string
  /** 10N, 4N7, R10 */
  letters: string
}

export function inductances(series: readonly number[], lowestNh: number, highestNh: number): Inductance[] {
  return figuresBetween(series, lowestNh, highestNh).map(figures => {
    const nanohenries = Number(amountOf(figures).toPrecision(4))
    return {
      nanohenries,
      text: henries(nanohenries, ' ', 'µ'),
      plain: henries(nanohenries, '', 'u'),
      micro: powerCode(nanohenries / 1e3, 'R'),
      nano: powerCode(nanohenries, 'N'),
      letters: nanohenries < 100 ? powerLetters(nanohenries) : powerCode(nanohenries / 1e3, 'R'),
    }
  })
}

function henries(nanohenries: number, space: string, micro: string): string {
  if (nanohenries < 1e3) return `${short(nanohenries)}${space}nH`
  return nanohenries < 1e6
    ? `${short(nanohenries / 1e3)}${space}${micro}H`
    : `${short(nanohenries / 1e6)}${space}mH`
}

function short(value: number): string {
  return String(Number(value.toPrecision(4)))
}

/** Two digits and a power of ten from ten upwards, a letter for the decimal point below. */
function powerCode(amount: number, point: string): string {
  if (amount < 1) return `${point}${amount.toFixed(2).slice(2)}`
  if (amount < 10) return amount.toFixed(1).replace('.', point)
  const power = Math.floor(Math.log10(amount) + 1e-9) - 1
  return `${Math.round(amount / 10 ** power)}${power}`
}

function powerLetters(nanohenries: number): string {
  return nanohenries < 10 ? nanohenries.toFixed(1).replace('.', 'N') : `${Math.round(nanohenries)}N`
}
