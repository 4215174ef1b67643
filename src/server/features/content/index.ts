export { addPages, type PageText } from './content.queries.ts'
export { contentRoutes } from './content.routes.ts'
