export { addPages, type PageText } from './content.queries.ts'
export { contentRoutes } from './content.routes.ts'
export { addArticle, addTag } from './news.queries.ts'
export { newsRoutes } from './news.routes.ts'
