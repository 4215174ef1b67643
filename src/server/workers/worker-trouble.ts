type Problem = 'busy' | 'too_slow' | 'too_large'

/** A job that was not done: too many wait before it, or it would take more time or memory than it may. */
export class WorkerTrouble extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`The job was not done: ${problem}`)
    this.problem = problem
  }
}
