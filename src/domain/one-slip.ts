/** Whether one letter is wrong, missing or extra, or two neighbors are swapped. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  if (a.length > b.length) return rest(a, 1) === rest(b, 0)
  if (a.length < b.length) return rest(a, 0) === rest(b, 1)
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2)
  return isSwapped || rest(a, 1) === rest(b, 1)
}
