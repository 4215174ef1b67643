import { type Decimal, ONE, times } from './decimal.ts'

type UnitSpellings = {
  /** Spellings that take a prefix, compared without case and spaces. */
  words: ReadonlySet<string>
  /** Spellings that compare with case, because b is a bit and B a byte. */
  exact: ReadonlySet<string>
  /** Spellings with a factor of their own. */
  fixed: ReadonlyMap<string, Decimal>
  hasPrefixes: boolean
  /** A feed may write the number alone. Not allowed where feeds mean different units (µF, pF). */
  canBeBare: boolean
  /** A number with a letter for the decimal point: 4k7, 2R2, 3V3. */
  infix: RegExp | undefined
  /** AC, DC and RMS do not change the number. */
  hasCurrentKind: boolean
}

type Options = Partial<Pick<UnitSpellings, 'hasPrefixes' | 'canBeBare' | 'hasCurrentKind'>> & {
  fixed?: Record<string, readonly [digits: bigint, exponent: number]>
  exact?: string
  /** The letters that may replace the decimal point. */
  infix?: string
}

function unit(words: string, { fixed = {}, exact = '', infix, ...options }: Options = {}): UnitSpellings {
  return {
    words: new Set(words.split(' ').filter(Boolean).map(unitKey)),
    exact: new Set(exact.split(' ').filter(Boolean)),
    fixed: new Map(
      Object.entries(fixed).map(([word, [digits, exponent]]) => [unitKey(word), { digits, exponent }]),
    ),
    hasPrefixes: false,
    canBeBare: false,
    infix: infix ? new RegExp(`^(\\d{0,4})([${infix}])(\\d{1,4})(?!\\d) ?(.*)$`) : undefined,
    hasCurrentKind: false,
    ...options,
  }
}

function unitKey(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[\s.]/g, '')
}

const PREFIXED = { hasPrefixes: true } as const
const PLAIN = { canBeBare: true } as const

/** The units of the dictionary with their names in feeds. */
export const UNITS: Readonly<Record<string, UnitSpellings>> = {
  Ω: unit('Ω ohm ohms ом омов r 欧 欧姆 歐 歐姆 オーム 옴 ohmio ohmios أوم اوم', {
    ...PREFIXED,
    canBeBare: true,
    infix: 'RpnuμmkKMGкКМ',
    fixed: { kilohm: [1n, 3], kilohms: [1n, 3], megohm: [1n, 6], megohms: [1n, 6] },
  }),
  F: unit('f farad farads ф фарад 法 法拉 ファラド ファラッド 패럿 فاراد', {
    ...PREFIXED,
    infix: 'pPnNuUμm',
    fixed: { mfd: [1n, -6], uuf: [1n, -12], mmfd: [1n, -12] },
  }),
  H: unit('h henry henries henrys гн генри 亨 亨利 ヘンリー 헨리 هنري', { ...PREFIXED, infix: 'pnNuUμm' }),
  V: unit('v wv vdcw volt volts в вольт 伏 伏特 ボルト 볼트 فولت voltios', {
    ...PREFIXED,
    canBeBare: true,
    infix: 'V',
    hasCurrentKind: true,
  }),
  A: unit('a amp amps ampere amperes а ампер 安 安培 アンペア 암페어 أمبير امبير amperios', {
    ...PREFIXED,
    canBeBare: true,
    hasCurrentKind: true,
  }),
  W: unit('w watt watts вт ватт 瓦 瓦特 ワット 와트 واط vatios', { ...PREFIXED, canBeBare: true }),
  Hz: unit('hz hertz гц герц 赫 赫兹 赫茲 ヘルツ 헤르츠 هرتز', { ...PREFIXED, infix: 'kKM' }),
  s: unit('s sec secs second seconds с сек 秒 초 ثانية', {
    ...PREFIXED,
    fixed: { min: [60n, 0], hour: [3600n, 0], hours: [3600n, 0] },
  }),
  h: unit('h hr hrs hour hours ч час часов 小时 小時 時間 시간 stunden std heures horas ore ساعة', {
    ...PLAIN,
    fixed: { kh: [1n, 3], khours: [1n, 3] },
  }),
  Q: unit('c coulomb кл', PREFIXED),
  J: unit('j joule joules дж 焦耳', PREFIXED),
  '%': unit('% percent pct проц', PLAIN),
  '%RH': unit('%rh %r.h. rh %отн.вл.'),
  ppm: unit('ppm ppms 10^-6 百万分之一', { ...PLAIN, fixed: { ppb: [1n, -3] } }),
  'ppm/°C': unit('ppm/°c ppm/c ppm/k ppm/℃ ppm/deg ppm/degc ppm/°k ppm', PLAIN),
  '°C': unit('°c ° c °с с degc degreec degreesc celsius degreescelsius 摄氏度 攝氏度 度 도', PLAIN),
  K: unit('k kelvin к', PLAIN),
  '°': unit('° deg degree degrees grad град 度 도', PLAIN),
  '°/s': unit('dps °/s deg/s °/sec', {}),
  '°C/W': unit('°c/w c/w k/w °с/вт ℃/w', PLAIN),
  dB: unit('db дб 分贝', PLAIN),
  dBm: unit('dbm дбм', PLAIN),
  mm: unit('mm мм 毫米 ミリ millimeter millimeters millimetre millimetres', {
    ...PLAIN,
    fixed: {
      cm: [1n, 1],
      см: [1n, 1],
      m: [1n, 3],
      м: [1n, 3],
      um: [1n, -3],
      μm: [1n, -3],
      мкм: [1n, -3],
      '"': [254n, -1],
      in: [254n, -1],
      inch: [254n, -1],
      inches: [254n, -1],
      zoll: [254n, -1],
      дюйм: [254n, -1],
      英寸: [254n, -1],
      mil: [254n, -4],
      mils: [254n, -4],
    },
  }),
  mm2: unit('mm2 mm² мм2 qmm 平方毫米 mm^2 sqmm', PLAIN),
  g: unit('g grav', {}),
  'g weight': unit('g gram grams gr г гр 克 グラム 그램', {
    ...PLAIN,
    fixed: { mg: [1n, -3], мг: [1n, -3], kg: [1n, 3], кг: [1n, 3] },
  }),
  Pa: unit('pa па 帕', {
    ...PREFIXED,
    fixed: {
      hpa: [1n, 2],
      гпа: [1n, 2],
      bar: [1n, 5],
      бар: [1n, 5],
      mbar: [1n, 2],
      мбар: [1n, 2],
      psi: [6894757293168n, -9],
    },
  }),
  T: unit('t tesla тл', {
    ...PREFIXED,
    fixed: { gauss: [1n, -4], gs: [1n, -4] },
  }),
  N: unit('n newton newtons н 牛', {
    ...PREFIXED,
    fixed: { gf: [980665n, -8], kgf: [980665n, -5], gram: [980665n, -8], cn: [1n, -2] },
  }),
  cd: unit('cd candela кд 坎德拉', PREFIXED),
  lm: unit('lm lumen lumens лм 流明', PREFIXED),
  lx: unit('lx lux лк 勒克斯', PREFIXED),
  m: unit('m м 米 meter meters metre metres', {
    ...PREFIXED,
    fixed: { cm: [1n, -2] },
  }),
  bit: unit('bit bits бит 位 ビット 비트 بت b', PLAIN),
  Mbit: unit('bit bits бит بت -bit', {
    ...PREFIXED,
    exact: 'b',
    fixed: { byte: [8n, 0], bytes: [8n, 0] },
  }),
  byte: unit('byte bytes octet octets байт バイト 字节 字節 바이트 بايت', { ...PREFIXED, exact: 'B Б o' }),
  // MB/s and MBps are bytes.
  bps: unit('bit/s bits/s бит/с baud бод bd bits/sec bit/sec', { ...PREFIXED, exact: 'bps BPS b/s' }),
  SPS: unit('sps s/s sa/s samples/s sample/s выб/с', PREFIXED),
  'V/µs': unit('v/us v/μs в/мкс', {
    ...PLAIN,
    fixed: {
      'mv/us': [1n, -3],
      'mv/μs': [1n, -3],
      'v/ms': [1n, -3],
      'v/s': [1n, -6],
      'kv/us': [1n, 3],
      'kv/μs': [1n, 3],
      'v/ns': [1n, 3],
    },
  }),
  A2s: unit('a2s a²s a^2s а2с', { canBeBare: true }),
  VA: unit('va ва', PREFIXED),
  'V/W': unit('v/w', {}),
  ratio: unit('x times', { canBeBare: true }),
  pcs: unit(
    `pin pins pos position positions way ways p pole poles channel channels ch circuit circuits contact contacts
     row rows element elements lead leads terminal terminals ball balls driver drivers input inputs output outputs
     io ios i/o i/os gate gates segment segments digit digits axis axes turn turns cycle cycles times pcs pc port ports
     针 引脚 位 路 通道 芯 个 個 排 極 ピン 回路 핀 채널 회로 列 行 次 回 конт контакта контактов выв выводов вывода каналов канала канал kanal kanäle pol polig poli polos pôle pôles fach vie voies points kontakte contactos contatti
     pines achs achsen achsig ejes assi осей оси bit bits broches piedini canali canales canaux قناة قنوات طرف أطراف`,
    PLAIN,
  ),
}

const PREFIXES: readonly (readonly [exponent: number, spellings: string])[] = [
  [-15, 'f'],
  [-12, 'p P п П pico пико 皮 بيكو ピコ 피코'],
  [-9, 'n N н Н nano нано 纳 奈 納 نانو ナノ 나노'],
  [-6, 'µ μ u U мк МК mk micro микро 微 ميكرو مايكرو マイクロ 마이크로'],
  [-3, 'm м milli милли 毫 ميلي مللي ミリ 밀리'],
  [3, 'k K Ki к К kilo кило 千 كيلو キロ 킬로'],
  [6, 'M Mi М Meg meg MEG mega Mega мега Мега 兆 ميغا ميجا メガ 메가'],
  [9, 'G Gi Г giga Giga гига Гига 吉 غيغا جيجا ギガ 기가'],
  [12, 'T Т tera'],
]

/** Longest first, so that мк is not taken for м. */
const SPELLED_PREFIXES = PREFIXES.flatMap(([exponent, spellings]) =>
  spellings.split(' ').map(spelling => ({ spelling, exponent })),
).sort((a, b) => b.spelling.length - a.spelling.length)

/** A prefix without its unit, such as the K of 10K. */
export function isPrefix(text: string): boolean {
  return SPELLED_PREFIXES.some(({ spelling }) => spelling === text)
}

const SHOWN_PREFIXES: Readonly<Record<string, number>> = {
  p: -12,
  n: -9,
  µ: -6,
  m: -3,
  '': 0,
  k: 3,
  K: 3,
  M: 6,
  G: 9,
  T: 12,
}

/** The power of ten, or for `iec` of 1024, of a prefix values are shown with. */
export function prefixFactor(prefix: string, isIec: boolean): Decimal {
  return powerOf(SHOWN_PREFIXES[prefix] ?? 0, isIec)
}

function powerOf(exponent: number, isIec: boolean): Decimal {
  if (!isIec || exponent <= 0) return { digits: 1n, exponent }
  return { digits: 1024n ** BigInt(exponent / 3), exponent: 0 }
}

/** The text after a number: the factor to the unit of stored numbers, and whether prefix and unit were written. */
export type UnitReading = { factor: Decimal; hasPrefix: boolean; hasUnit: boolean }

/** µF for мкФ; undefined for a unit that is a multiple of ours by another factor, such as an inch. */
export function shownUnit(text: string, unitName: string): string | undefined {
  const reading = readUnit(text, unitName, false)
  if (!reading?.hasUnit || reading.factor.digits !== 1n) return undefined
  const prefix = Object.entries(SHOWN_PREFIXES).find(([, exponent]) => exponent === reading.factor.exponent)
  return prefix && prefix[0] + unitName
}

const BARE: UnitReading = { factor: ONE, hasPrefix: false, hasUnit: false }

/** Reads a unit with or without prefix. The parameter's own unit wins: `1m` of Ω is a milliohm. */
export function readUnit(text: string, unitName: string, isIec: boolean): UnitReading | undefined {
  const spellings = UNITS[unitName]
  if (!spellings) return undefined
  const written = text.trim()
  if (written === '') return BARE
  const whole = readUnitWord(written, spellings)
  if (whole) return { factor: whole, hasPrefix: false, hasUnit: true }
  return spellings.hasPrefixes ? readPrefixed(written, spellings, isIec) : undefined
}

function readPrefixed(text: string, spellings: UnitSpellings, isIec: boolean): UnitReading | undefined {
  for (const { spelling, exponent } of SPELLED_PREFIXES) {
    if (!text.startsWith(spelling)) continue
    const factor = powerOf(exponent, isIec)
    const rest = text.slice(spelling.length).trim()
    if (rest === '' && spelling.length <= 3) return { factor, hasPrefix: true, hasUnit: false }
    const word = rest === '' ? undefined : readUnitWord(rest, spellings)
    if (word) return { factor: times(factor, word), hasPrefix: true, hasUnit: true }
  }
  return undefined
}

function readUnitWord(text: string, spellings: UnitSpellings): Decimal | undefined {
  if (spellings.exact.has(text)) return ONE
  const plain = spellings.hasCurrentKind ? text.replace(CURRENT_KIND, '') : text
  const key = unitKey(plain).replace(/^-/, '')
  if (spellings.words.has(key)) return ONE
  return spellings.fixed.get(key)
}

const CURRENT_KIND = /[\s.]*\(?(?:dc|ac|d\.c\.|a\.c\.|rms|eff|直流|交流|пост|перем)\.?\)?$|[=~⎓]$/i
