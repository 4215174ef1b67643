export { orderDeskRoutes } from './order-desk.routes.ts'
export { paperDeskRoutes } from './paper-desk.routes.ts'
