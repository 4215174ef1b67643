const REDRAW_MS = 100
const LINE_MS = 10_000
const BAR_WIDTH = 24

export type Progress = {
  /** Progress of reading a file. */
  rows: (rows: number, doneBytes: number, totalBytes: number) => void
  /** Work of unknown length: a line with the elapsed seconds. */
  phase: (text: string) => void
  end: () => void
}

/** Redraws one line on a terminal; elsewhere prints a plain line now and then. */
export function showProgress(stream: NodeJS.WriteStream, verb = 'Reading'): Progress {
  const started = performance.now()
  const draw = stream.isTTY
    ? (text: string) => stream.write(`\r\x1b[2K${text}`)
    : (text: string) => stream.write(`${text}\n`)
  const pause = stream.isTTY ? REDRAW_MS : LINE_MS
  let next = started + (stream.isTTY ? 0 : pause)
  let timer: NodeJS.Timeout | undefined
  return {
    rows: (rows, done, total) => {
      const now = performance.now()
      if (now < next) return
      next = now + pause
      draw(rowsLine(verb, rows, total > 0 ? done / total : 0, (now - started) / 1000))
    },
    phase: text => {
      const since = performance.now()
      clearInterval(timer)
      draw(`${text} …`)
      if (!stream.isTTY) return
      timer = setInterval(
        () => draw(`${text} … ${Math.round((performance.now() - since) / 1000)} s`),
        1000,
      ).unref()
    },
    end: () => {
      clearInterval(timer)
      if (stream.isTTY) draw('')
    },
  }
}

function rowsLine(verb: string, rows: number, share: number, seconds: number): string {
  const filled = Math.round(share * BAR_WIDTH)
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`
  const perSecond = Math.round(rows / Math.max(seconds, 0.001))
  return `${verb} ${bar} ${Math.floor(share * 100)} %  ${number(rows)} rows, ${number(perSecond)} per second`
}

export function number(value: number): string {
  return value.toLocaleString('en')
}
