export { openSheet } from './open-sheet.ts'
export {
  type Sheet,
  SheetError,
  type SheetOptions,
  type SheetProgress,
  type SheetRow,
} from './sheet.ts'
export { toCsvLine } from './to-csv-line.ts'
