export { createMailbox, findMailbox } from './mailbox.ts'
