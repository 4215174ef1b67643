import { useLocalTime } from './use-local-time.ts'

export function LocalTime({ time }: { time: string }) {
  return <time dateTime={time}>{useLocalTime(time)}</time>
}
