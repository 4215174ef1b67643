/** Rows of many records that were read at once, by record, without the column that names it. */
export function rowsBy<Row extends object, Key extends keyof Row>(
  rows: readonly Row[],
  key: Key,
): (record: Row[Key]) => Omit<Row, Key>[] {
  const groups = Map.groupBy(rows, row => row[key])
  return record => (groups.get(record) ?? []).map(({ [key]: _, ...row }) => row)
}
