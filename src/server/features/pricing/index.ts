export {
  changeCompanyTerms,
  getCompanyTerms,
  isUnknownPart,
  removeAgreement,
  saveAgreement,
} from './company-terms.ts'
export { addPastAgreement, addPastGroup } from './past-prices.ts'
export {
  addPriceGroup,
  changePriceGroup,
  listGroupNames,
  listPriceGroups,
  removePriceGroup,
} from './price-groups.ts'
export { pricingRoutes } from './pricing.routes.ts'
export { withCompanyPrices } from './with-company-prices.ts'
