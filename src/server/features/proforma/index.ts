export { createProformaWriter, type ProformaWriter } from './create-proforma-writer.ts'
export {
  describeAccount,
  describeCustoms,
  describeDueDay,
  describeParty,
  describeTransfer,
  headRow,
  isolated,
  itemRow,
  type Seller,
  type SheetLine,
  type Translate,
  withoutBlanks,
} from './describe-proforma.ts'
export { proformaRoutes } from './proforma.routes.ts'
export { attachPdf, withProforma } from './proforma-mails.ts'
export { refuseDrawing } from './refuse-drawing.ts'
