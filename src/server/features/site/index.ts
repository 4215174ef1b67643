export { getConfig } from './get-config.ts'
export { addLanguages, addSettings, findSetting, isSiteEmpty, lockSite } from './site.queries.ts'
export { siteRoutes } from './site.routes.ts'
export { PICTURE_SETTINGS } from './site-settings.ts'
export { listStaffSeo, setSeo, unsetSeo } from './staff-seo.ts'
export {
  findStaffSetting,
  listStaffSettings,
  type StaffSetting,
  setSetting,
  unsetSetting,
} from './staff-settings.ts'
export { getTradeSettings } from './trade-settings.ts'
