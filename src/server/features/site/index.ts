export { getConfig } from './get-config.ts'
export { addLanguages, addSettings, listLanguageCodes } from './site.queries.ts'
export { siteRoutes } from './site.routes.ts'
