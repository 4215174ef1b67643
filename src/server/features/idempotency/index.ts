export { answerOnce } from './answer-once.ts'
export { sweepIdempotency } from './idempotency.queries.ts'
