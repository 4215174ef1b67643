export { orderDeskRoutes } from './order-desk.routes.ts'
export { searchOrders } from './order-search.queries.ts'
export { paperDeskRoutes } from './paper-desk.routes.ts'
