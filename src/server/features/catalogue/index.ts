export { catalogueRoutes, type Directories, rememberDirectory } from './catalogue.routes.ts'
export type { CatalogueContext, PartsContext } from './catalogue-context.ts'
export { type DescribedPart, describeParts, pricesOfParts } from './describe-parts.ts'
export { ancestorsOf, categoryLink, type Directory, loadDirectory, type PriceFor } from './directory.ts'
export { exportParts } from './export-parts.ts'
export { type FoundByParameters, findByParameters } from './find-by-parameters.ts'
export { findGoods } from './find-goods.ts'
export { findPart } from './goods.queries.ts'
export { removedGoods } from './goods.wire.ts'
export { holdParts } from './held.queries.ts'
export { identifyParts } from './identify-parts.ts'
export { ImportError } from './import-error.ts'
export { importParts } from './import-parts.ts'
export { type ImportReport, importStockList } from './import-stock-list.ts'
export { type AlternatesContext, listAlternates } from './list-alternates.ts'
export { listKnownNumbers } from './list-known-numbers.ts'
export { matchOffered, matchParts, type PartMatch, type RequestedPart } from './match-parts.ts'
export { partPages } from './part-pages.ts'
export type { PartRecord } from './part-record.ts'
export { pickParts } from './pick-parts.ts'
export { rereadValues } from './reread-values.ts'
export { listPricedParts, type PricedPart } from './sample.queries.ts'
export { keepSegments, type SegmentStore } from './segments/segment-store.ts'
export {
  addAttributeTexts,
  addBanner,
  addCategory,
  addFeaturedGroup,
  isCatalogueEmpty,
  listFeaturedPartIds,
} from './shop-window.queries.ts'
export {
  addStaffAlternate,
  listStaffAlternates,
  removeStaffAlternate,
  type StaffAlternate,
} from './staff-alternates.ts'
export { isHeldByOthers, lockParts, returnStock, takeStock, takeStockOrNone } from './stock.queries.ts'
export { inStockTransaction } from './stock-transaction.ts'
export { suggestParts } from './suggest-parts.ts'
export { tidyParts } from './tidy-parts.ts'
export type { UnderstandingContext } from './understanding/understand.ts'
