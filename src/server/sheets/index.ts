export { readBook } from './book/read-book.ts'
export { writeBook } from './book/write-book.ts'
export { openSheet } from './open-sheet.ts'
export {
  type Sheet,
  SheetError,
  type SheetOptions,
  type SheetProblem,
  type SheetProgress,
  type SheetRow,
} from './sheet.ts'
export { toCsvLine } from './to-csv-line.ts'
