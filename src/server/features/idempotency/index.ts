export { answerOnce, findAnswer, requestOf } from './answer-once.ts'
export { claimKey, sweepIdempotency } from './idempotency.queries.ts'
export { readIdempotencyKey, senderOf } from './idempotency-key.ts'
