import { companyKey } from '../../domain/company-name.ts'
import type { TransactionDatabase } from '../../server/database/transaction.ts'
import type { PricedPart } from '../../server/features/catalogue/index.ts'
import { addPastCompany, assignPastPeople } from '../../server/features/customers/index.ts'
import { addPastAgreement, addPastGroup } from '../../server/features/pricing/index.ts'
import { demoBuyer } from './demo-buyers.ts'
import { ON_TERMS, TERMS_DAYS } from './demo-facts.ts'

type DemoCompany = { id: number; name: string }
type DemoCompanies = { onTerms: DemoCompany; inAdvance: DemoCompany }

const IN_ADVANCE = 'Muster Elektronik GmbH'

/**
 * Two companies, one of them on terms, with a price group and agreed prices, and one that pays in advance. By the names
 * that their buyers give.
 */
export async function fillCompanies(
  db: TransactionDatabase,
  parts: readonly PricedPart[],
  now: Date,
): Promise<DemoCompanies> {
  const priceGroupId = await addPastGroup(db, { name: 'Key accounts', rules: [{ percent: '5.00' }] })
  const { companyName, country } = demoBuyer(ON_TERMS)
  const id = await addPastCompany(db, {
    ...named(companyName, country),
    ...{
      vatId: `${country}123456789`,
      eori: `${country}123456789000`,
      note: 'Wants one invoice per delivery.',
    },
    ...{ termsDays: TERMS_DAYS, creditLimit: '25000.00', priceGroupId },
  })
  for (const part of parts.slice(0, 3))
    await addPastAgreement(db, {
      companyId: id,
      partId: part.id,
      partNumber: part.partNumber,
      manufacturer: part.manufacturer,
      quantities: [1, 1000],
      unitPrices: [0.9, 0.8].map(share => (Number(part.price) * share).toFixed(5)),
      until: `${now.getUTCFullYear() + 1}-12-31`,
    })
  const inAdvance = await addPastCompany(db, { ...named(IN_ADVANCE, 'DE'), vatId: 'DE123456789' })
  return { onTerms: { id, name: companyName }, inAdvance: { id: inAdvance, name: IN_ADVANCE } }
}

function named(name: string, country: string) {
  return { name, nameKey: companyKey(name), country }
}

/** Once their orders have made them known. */
export async function assignPeople(db: TransactionDatabase, companies: DemoCompanies): Promise<void> {
  for (const { id, name } of Object.values(companies)) await assignPastPeople(db, name, id)
}
