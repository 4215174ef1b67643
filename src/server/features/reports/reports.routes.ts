import { getQuoteReport as endpoint, exportReport as exportEndpoint } from '../../../contract/desk/reports.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import { exportReport } from './export-report.ts'
import { getQuoteReport } from './get-quote-report.ts'

export function reportRoutes(): DeskRoute[] {
  return [
    serveStaff(endpoint, ({ context }) => getQuoteReport(context)),
    serveStaff(exportEndpoint, ({ context, params }) => exportReport(context, params.report)),
  ]
}
