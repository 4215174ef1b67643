export {
  addMessage,
  answerMessages,
  findMessage,
  listMessages,
  type MessageRow,
  removeMessages,
  setMessageMail,
} from './messages.queries.ts'
