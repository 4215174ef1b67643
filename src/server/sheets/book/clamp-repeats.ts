/** OpenDocument writes a run of equal cells or rows once, with a number that may be anything: SheetJS would make them all. */
export function clampRepeats(xml: string, { rows, columns }: { rows: number; columns: number }): string {
  return xml
    .replace(/(number-rows-repeated=["'])(\d+)/g, (_, start, count) => start + atMost(count, rows + 1))
    .replace(/(number-columns-repeated=["'])(\d+)/g, (_, start, count) => start + atMost(count, columns + 1))
}

function atMost(count: string, most: number): string {
  return String(Math.min(Number(count), most))
}
