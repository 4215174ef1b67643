type Description = { browser: string | null; system: string | null }
type Sign = readonly [sign: RegExp, name: string]

/** Nearly every browser also claims to be others, so the most specific names come first. */
const BROWSERS: readonly Sign[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/\bEdg(e|A|iOS)?\//, 'Microsoft Edge'],
  [/\bOPR\/|\bOPT\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/Vivaldi\//, 'Vivaldi'],
  [/UCBrowser\//, 'UC Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
]

/** iPhones mention Mac OS X and Android mentions Linux, so those two come last. */
const SYSTEMS: readonly Sign[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** The browser's and system's names, as far as the user agent tells. */
export function describeClient(userAgent: string): Description {
  return { browser: nameBy(BROWSERS, userAgent), system: nameBy(SYSTEMS, userAgent) }
}

function nameBy(signs: readonly Sign[], userAgent: string): string | null {
  return signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null
}
