export { catalogueRoutes } from './catalogue.routes.ts'
export { findPartCategories } from './find-part-categories.ts'
export type { PartRecord } from './part-record.ts'
export {
  addAttributeTexts,
  addBanner,
  addCategory,
  addFeaturedGroup,
  isCatalogueEmpty,
  listShelfPartIds,
} from './shelf.queries.ts'
