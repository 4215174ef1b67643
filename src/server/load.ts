export type Load = {
  /** Call it when a request begins; call the returned function when it ends. */
  begin: () => () => void
  isBusy: () => boolean
}

/** At three quarters of CPU utilization three requests are running on average. */
const BUSY_REQUESTS = 3
const WINDOW_MS = 1_000

/** Tracks the number of concurrent requests during the last second, so that other work can yield to them. */
export function createLoad(now = () => performance.now()): Load {
  let underWay = 0
  let average = 0
  let updatedAt = now()
  const update = () => {
    const old = Math.exp((updatedAt - now()) / WINDOW_MS)
    average = average * old + underWay * (1 - old)
    updatedAt = now()
  }
  return {
    begin: () => {
      update()
      underWay++
      return () => {
        update()
        underWay--
      }
    },
    isBusy: () => {
      update()
      return average >= BUSY_REQUESTS
    },
  }
}
