export { createProformaWriter, type ProformaWriter } from './create-proforma-writer.ts'
export { proformaRoutes } from './proforma.routes.ts'
export { withProforma } from './proforma-mails.ts'
