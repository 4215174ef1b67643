export { createDeskEvents } from './desk-events.ts'
