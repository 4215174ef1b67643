/** First, last, and the neighbours of the current page; null stands for the pages left out between. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter(number => number >= 1 && number <= pageCount)
  const numbers = [...new Set(shown)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => [...between(numbers[index - 1] ?? number, number), number])
}

/** A gap of one page is filled with that page: dots would take the same room. */
function between(previous: number, number: number): (number | null)[] {
  const left = number - previous - 1
  if (left < 1) return []
  return left === 1 ? [number - 1] : [null]
}
