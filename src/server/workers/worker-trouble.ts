type Problem = 'busy' | 'too_slow' | 'too_large'

/**
 * A job that was not done: too many are waiting before it, or it would exceed its limits of time or memory.
 */
export class WorkerTrouble extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`The job was not done: ${problem}`)
    this.problem = problem
  }
}
