export { authorOnce, isRepeated, makeOnce } from './acting-once.ts'
export { answerOnce, findAnswer } from './answer-once.ts'
export { claimKey, sweepIdempotency } from './idempotency.queries.ts'
export { readIdempotencyKey, senderOf } from './idempotency-key.ts'
