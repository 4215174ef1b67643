import { classNames } from './class-names.ts'

type PriceProps = {
  /** Already formatted: "$0.00912". */
  text: string
  size?: 'sm' | 'md' | 'lg'
  /** The price's unit, such as "per piece". */
  suffix?: string
}

const SIZES = { sm: 'text-sm', md: 'text-base font-semibold', lg: 'text-2xl leading-tight font-semibold' }

export function Price({ text, size = 'md', suffix }: PriceProps) {
  const amount = <bdi className={classNames('ltr-value whitespace-nowrap', SIZES[size])}>{text}</bdi>
  if (!suffix) return amount
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      {amount}
      <span className="text-sm text-ink-soft">{suffix}</span>
    </span>
  )
}
