import type { Lang } from '../../domain/locales.ts'

const SOFT_HYPHEN = '\u00ad'
const FEWEST_LETTERS = 10

/** Where a word may break. */
const BREAKS: Partial<Record<Lang, RegExp>> = {
  de: before(
    'abstand|anschluss|anzahl|anzeige|auflösung|ausgang|bandbreite|belastbarkeit|bereich|breite|brücke|buchse|dichte',
    'diode|drift|druck|durchmesser|eingang|einbau|elemente|empfindlichkeit|energie|faktor|familie|filter|folie|form',
    'frequenz|genauigkeit|geschwindigkeit|gewickelt|größe|impuls|induktivität|kapazität|kern|klasse|koeffizient',
    'kontakt|kontrolle|konverter|lebensdauer|leistung|leitung|licht|länge|material|messer|messung|nummer|pumpe|quelle',
    'rate|rauschen|regler|register|richtung|schalter|schaltung|schicht|segment|sensor|serien|spannung|speicher',
    'stabilität|stecker|stelle|strom|temperatur|toleranz|transistor|treiber|typen|unterstützung|verbinder|verhältnis|verlust',
    'verstärk|verzögerung|wandler|wert|widerstand|winkel|zahl|zeit|zyklen|zähler|übertragung|überwachung',
    'direktional|tional|guration',
  ),
  en: before('darlington|diode|meter|metric|plexer|ration|transistor'),
  ru: between('аеёиоуыэюя', 'бвгджзклмнпрстфхцчшщ'),
  fr: between('aeiouéèêâîôû', 'bcdfgjlmnprstvz'),
  es: between('aeiouáéíóú', 'bcdfgjlmnprstvz'),
  it: between('aeiouàèéìòù', 'bcdfglmnprstvz'),
}

/**
 * Lets long words break where a reader expects it. Browsers without a dictionary of the language break them anywhere,
 * and names of parameters are longer than a column.
 */
export function withSoftHyphens(text: string, lang: Lang): string {
  const breaks = BREAKS[lang]
  if (!breaks) return text
  return text.replace(/\p{L}+/gu, word =>
    word.length < FEWEST_LETTERS ? word : word.replace(breaks, SOFT_HYPHEN),
  )
}

/** These parts of compounds, after a syllable. */
function before(...parts: string[]): RegExp {
  return new RegExp(`(?<=[aeiouäöüy]\\p{L}+)(?=${parts.join('|')})`, 'gu')
}

/** Between a vowel and a syllable that starts with a single consonant, never two letters from an end. */
function between(vowels: string, consonants: string): RegExp {
  return new RegExp(`(?<=\\p{L}{2}[${vowels}])(?=[${consonants}][${vowels}]\\p{L}{2})`, 'gu')
}
