export type BallGrid = { columns: number; rows: number }
type Place = [column: number, row: number]

/** The smallest grid that holds the balls, in the proportions of the body. */
export function chooseGrid(count: number, aspect: number): BallGrid {
  if (isMemory(count)) return { columns: 9, rows: count / 6 }
  if (Math.abs(aspect - 1) < 0.01) return (count < 64 ? exactGrid(count) : null) ?? squareGrid(count)
  const columns = Math.max(1, Math.round(Math.sqrt(count * aspect)))
  return exactGrid(count, aspect) ?? { columns, rows: Math.ceil(count / columns) }
}

const squareGrid = (count: number): BallGrid => {
  const side = Math.ceil(Math.sqrt(count))
  return { columns: side, rows: side }
}

/** 48 balls are 6 × 8, 20 are 4 × 5: full rectangles of nearly the right shape. */
function exactGrid(count: number, aspect = 0.8): BallGrid | null {
  const fitting = Array.from({ length: Math.ceil(Math.sqrt(count) * 1.6) }, (_, at) => at + 1)
    .filter(columns => count % columns === 0)
    .map(columns => ({ columns, rows: count / columns }))
    .filter(({ columns, rows }) => columns === rows || Math.abs(Math.log(columns / rows / aspect)) < 0.35)
  return fitting.find(({ columns, rows }) => columns === rows) ?? fitting.at(-1) ?? null
}

/** DRAM has two groups of three columns with a gap between them. */
function isMemory(count: number): boolean {
  return [54, 60, 78, 84, 90, 96].includes(count)
}

/** Exactly `count` places; surplus places of the grid are left out evenly around the middle. */
export function fillGrid({ columns, rows }: BallGrid, count: number): Place[] {
  const all = Array.from(
    { length: columns * rows },
    (_, at): Place => [at % columns, Math.floor(at / columns)],
  )
  if (isMemory(count)) return all.filter(([column]) => column < 3 || column > 5)
  const spare = all.length - count
  if (spare === 1) return all.slice(1)
  const left = new Set(pickSpare(all, { columns, rows }, spare))
  return all.filter(place => !left.has(place))
}

/** Leaves out symmetric places together, the middle first; the remaining surplus one by one. */
function pickSpare(all: Place[], { columns, rows }: BallGrid, spare: number): Place[] {
  const distances = ([column, row]: Place) => {
    const sides = [Math.abs(column - (columns - 1) / 2), Math.abs(row - (rows - 1) / 2)]
    return { far: Math.max(...sides), near: Math.min(...sides) }
  }
  const outwards = all
    .map(place => ({ place, ...distances(place) }))
    .sort((a, b) => a.far - b.far || a.near - b.near)
  const picked: Place[] = []
  for (const { far, near } of outwards.filter((one, at) => isNewRing(one, outwards[at - 1]))) {
    const mirrored = outwards.filter(one => one.far === far && one.near === near).map(one => one.place)
    if (picked.length + mirrored.length <= spare) picked.push(...mirrored)
  }
  const rest = outwards.map(one => one.place).filter(place => !picked.includes(place))
  return [...picked, ...rest.slice(0, spare - picked.length)]
}

type Distances = { far: number; near: number }

const isNewRing = (one: Distances, before: Distances | undefined) =>
  one.far !== before?.far || one.near !== before.near
