import { emailKey } from '../../domain/email.ts'

/** No names of people: a department writes. */
const BUYERS = [
  ['Example Devices Ltd', 'GB', 'Bristol', 'BS1 4DJ', 'en'],
  ['Muster Elektronik GmbH', 'DE', 'Dresden', '01067', 'de'],
  ['Exemple Instruments SARL', 'FR', 'Grenoble', '38000', 'fr'],
  ['Sample Robotics Inc', 'US', 'Austin', '78701', 'en'],
  ['Ejemplo Sistemas SL', 'ES', 'Valencia', '46001', 'es'],
  ['Esempio Automazione Srl', 'IT', 'Torino', '10121', 'it'],
  ['Placeholder Power BV', 'NL', 'Eindhoven', '5611 AZ', 'en'],
  ['Specimen Medical AB', 'SE', 'Uppsala', '752 20', 'en'],
  ['Prototype Labs Pty Ltd', 'AU', 'Adelaide', '5000', 'en'],
  ['Testbench Measurement AG', 'CH', 'Winterthur', '8400', 'de'],
  ['Breadboard Education Inc', 'CA', 'Waterloo', 'N2L 3G1', 'en'],
  ['Mockup Lighting Sp. z o.o.', 'PL', 'Wroclaw', '50-001', 'en'],
  ['Reference Audio KK', 'JP', 'Osaka', '530-0001', 'jp'],
  ['Model Drives Ltd', 'IE', 'Cork', 'T12 W8KP', 'en'],
  ['Pilot Telecom Ltd', 'IL', 'Haifa', '3109601', 'en'],
  ['Trial Marine AS', 'NO', 'Bergen', '5003', 'en'],
] as const

const DEPARTMENTS = ['Purchasing', 'Procurement', 'Electronics lab', 'Production planning'] as const

/** The same buyer for the same number; some buy more often than others. */
export function demoBuyer(n: number) {
  const at = Math.floor((((n * 7) % 23) / 23) ** 1.5 * BUYERS.length)
  const [companyName, country, city, postalCode, lang] = BUYERS[at] ?? BUYERS[0]
  const contactName = DEPARTMENTS[at % DEPARTMENTS.length] ?? DEPARTMENTS[0]
  const domain = companyName
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')
  const email = `${contactName.toLowerCase().replace(' ', '-')}@${domain}.example`
  const telephone = `+1 555 01${String(10 + at)}`
  const address = {
    contact_name: contactName,
    address_line1: `${10 + at} Example Road`,
    address_line2: '',
    city,
    state: country === 'US' ? 'TX' : '',
    postal_code: postalCode,
    country,
    telephone,
  }
  return { email, emailKey: emailKey(email), companyName, contactName, telephone, country, lang, address }
}
