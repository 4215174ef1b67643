export { viewData } from './view-data.ts'
export { viewRoutes } from './views.routes.ts'
