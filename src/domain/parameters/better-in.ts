import { foldName, type Parameter } from './parameter.ts'

type Exception = { slug: string; categories: RegExp; better: Parameter['better'] }

const VOLTAGE_IS_THE_PURPOSE =
  /\b(?:varistors?|batter(?:y|ies)|accumulators?|surge arresters?|gas discharge tubes?|fans?|motors?|buzzers?|lamps?|transformers?|power supplies|solenoids?)$/

/** Where one part cannot replace another although the dictionary calls its value better. */
const EXCEPTIONS: readonly Exception[] = [
  // A fuse of 5 A does not protect what one of 2 A protects.
  { slug: 'current', categories: /\b(?:fuses?|circuit breakers?)$/, better: 'equal' },
  { slug: 'voltage', categories: VOLTAGE_IS_THE_PURPOSE, better: 'equal' },
  // It may be the most that an adjustable one delivers, or what a fixed one drives through the load.
  { slug: 'output-current', categories: /\b(?:led drivers?|chargers?)$/, better: undefined },
  {
    slug: 'input-voltage',
    categories: /\b(?:regulators?|ldos?|(?:buck|boost) converters?)$/,
    better: 'most',
  },
]

/** The parameter as it counts for parts of a category, given by its English names from itself upward. */
export function inCategory(parameter: Parameter, categories: readonly string[]): Parameter {
  const names = categories.map(foldName)
  const exception = EXCEPTIONS.find(
    ({ slug, categories: pattern }) => slug === parameter.slug && names.some(name => pattern.test(name)),
  )
  return exception ? { ...parameter, better: exception.better } : parameter
}
