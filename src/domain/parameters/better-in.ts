import { foldName, type Parameter } from './parameter.ts'

type Exception = { slug: string; categories: RegExp; better: Parameter['better'] }

const HAVE_ONE_VOLTAGE =
  /\b(?:varistors?|movs?|surge arresters?|gas discharge|gdts?|transformers?|power supplies|buzzers?|lamps?|solenoids?)\b|\b(?:batter(?:y|ies)|accumulators?|fans?|motors?)\b(?! (?:charg|manage|monitor|protect|driver|control))/

/** Where one part cannot replace another although the dictionary calls its value better. */
const EXCEPTIONS: readonly Exception[] = [
  // A fuse of 5 A does not protect what one of 2 A protects.
  { slug: 'current', categories: /fuses?\b|\bcircuit breakers?\b/, better: 'equal' },
  { slug: 'voltage', categories: HAVE_ONE_VOLTAGE, better: 'equal' },
  // It may be the most that an adjustable one delivers, or what a fixed one drives through the load.
  { slug: 'output-current', categories: /\bled drivers?\b|\bchargers?\b/, better: undefined },
  {
    slug: 'input-voltage',
    categories: /\b(?:regulators?|ldos?|(?:buck|boost) converters?)\b/,
    better: 'most',
  },
]

/** Holders of batteries below Batteries are no batteries. */
const ACCESSORIES =
  /\b(?:accessor\w+|holders?|clips?|blocks?|boxes|sockets?|contacts?|guards?|filters?|covers?)$/

/** The parameter as it counts for parts of a category, given by its English names from itself upward. */
export function inCategory(parameter: Parameter, categories: readonly string[]): Parameter {
  const names = categories.map(foldName)
  const accessory = names.findIndex(name => ACCESSORIES.test(name) && !/ and /.test(name))
  const kinds = accessory < 0 ? names : names.slice(0, accessory)
  const exception = EXCEPTIONS.find(
    ({ slug, categories: pattern }) => slug === parameter.slug && kinds.some(name => pattern.test(name)),
  )
  return exception ? { ...parameter, better: exception.better } : parameter
}
