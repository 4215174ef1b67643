export { getConfig } from './get-config.ts'
export { addLanguages, addSettings, findSetting, isSiteEmpty, lockSite } from './site.queries.ts'
export { siteRoutes } from './site.routes.ts'
