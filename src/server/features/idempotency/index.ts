export { answerOnce } from './answer-once.ts'
export { sweepIdempotency } from './idempotency.queries.ts'
export { readIdempotencyKey, senderOf } from './idempotency-key.ts'
