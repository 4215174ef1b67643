import { LIMITS } from '../../../domain/limits.ts'

/**
 * A badge on an icon whose label names the counted things. A second digit widens it over the icon, away from the
 * label.
 */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className="bg-action absolute -end-1.5 -top-2 min-w-4 rounded-full px-1 text-center text-[0.6875rem] leading-4 font-semibold text-white tabular-nums"
    >
      {badgeText(count)}
    </span>
  )
}

export function badgeText(count: number): string {
  return count >= LIMITS.cartBadge ? `${LIMITS.cartBadge - 1}+` : String(count)
}
