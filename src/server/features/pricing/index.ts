export { pricingRoutes } from './pricing.routes.ts'
export { withCompanyPrices } from './with-company-prices.ts'
