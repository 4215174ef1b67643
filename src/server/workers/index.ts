export { answerJobs } from './answer-jobs.ts'
export { WorkerPool } from './worker-pool.ts'
export { WorkerTrouble } from './worker-trouble.ts'
export { workerUrl } from './worker-url.ts'
