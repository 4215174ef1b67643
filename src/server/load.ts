export type Load = {
  /** Call it when a request begins; the answer is called when that request is over. */
  begin: () => () => void
  isBusy: () => boolean
}

/** A processor that is used to three quarters has three requests under way on average. */
const BUSY_REQUESTS = 3
const WINDOW_MS = 1_000

/** How many requests were under way during the last second, so that other work can give way to them. */
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
