export {
  addMessage,
  answerMessages,
  findMessage,
  listMessages,
  listMessagesOf,
  type MessageRow,
  removeMessages,
  setMessageMail,
} from './messages.queries.ts'
