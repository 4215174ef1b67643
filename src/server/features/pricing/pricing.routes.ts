import * as terms from '../../../contract/desk/terms.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import type { StaffContext } from '../../context.ts'
import type { Directories } from '../catalogue/index.ts'
import { changeCompanyTerms, getCompanyTerms, removeAgreement, saveAgreement } from './company-terms.ts'
import { addPriceGroup, changePriceGroup, listPriceGroups, removePriceGroup } from './price-groups.ts'

export function pricingRoutes(directory: Directories): DeskRoute[] {
  const reading = async (context: StaffContext) => ({ ...context, directory: await directory() })
  return [
    serveStaff(terms.getCompanyTerms, ({ context, params }) => getCompanyTerms(context, params.id)),
    serveStaff(terms.changeCompanyTerms, ({ context, params, body }) =>
      changeCompanyTerms(context, params.id, body),
    ),
    serveStaff(terms.saveAgreement, async ({ context, params, body }) =>
      saveAgreement(await reading(context), params.id, body),
    ),
    serveStaff(terms.removeAgreement, ({ context, params, query }) =>
      removeAgreement(context, params.id, params.part_id, query.rev),
    ),
    serveStaff(terms.listPriceGroups, async ({ context }) => listPriceGroups(await reading(context))),
    serveStaff(terms.addPriceGroup, async ({ context, body }) => addPriceGroup(await reading(context), body)),
    serveStaff(terms.changePriceGroup, async ({ context, params, body }) =>
      changePriceGroup(await reading(context), params.id, body),
    ),
    serveStaff(terms.removePriceGroup, async ({ context, params }) =>
      removePriceGroup(await reading(context), params.id),
    ),
  ]
}
