import { companyKey } from '../../domain/company-name.ts'
import type { TransactionDatabase } from '../../server/database/transaction.ts'
import type { PricedPart } from '../../server/features/catalogue/index.ts'
import { addPastCompany, assignPastPeople } from '../../server/features/customers/index.ts'
import { addPastAgreement, addPastGroup } from '../../server/features/pricing/index.ts'
import { demoBuyer } from './demo-buyers.ts'
import { ON_TERMS, TERMS_DAYS } from './demo-facts.ts'

/** Companies of some buyers, one of them on terms; with a price group and agreed prices. Returns the one on terms. */
export async function fillCompanies(
  db: TransactionDatabase,
  parts: readonly PricedPart[],
  now: Date,
): Promise<number> {
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
  await addPastCompany(db, named('Muster Elektronik GmbH', 'DE'))
  return id
}

function named(name: string, country: string) {
  return { name, nameKey: companyKey(name), country }
}

/** Once their orders have made them known. */
export async function assignPeople(db: TransactionDatabase, companyId: number): Promise<void> {
  await assignPastPeople(db, demoBuyer(ON_TERMS).companyName, companyId)
}
