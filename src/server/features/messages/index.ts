export { addMessage, findMessage, listMessages, type MessageRow, setMessageMail } from './messages.queries.ts'
