export { getConfig } from './get-config.ts'
export { settingRoutes } from './settings.routes.ts'
export { addLanguages, addSettings, findSetting, isSiteEmpty, lockSite } from './site.queries.ts'
export { siteRoutes } from './site.routes.ts'
export { listStaffSeo, setSeo, unsetSeo } from './staff-seo.ts'
export {
  findStaffSetting,
  listStaffSettings,
  type StaffSetting,
  setSetting,
  unsetSetting,
} from './staff-settings.ts'
export { siteMails } from './tell-owners.ts'
export { getPaymentTolerance, getTradeSettings } from './trade-settings.ts'
