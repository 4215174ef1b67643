import * as settings from '../../../contract/desk/settings.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { isAddressSetting } from '../../../domain/setting-sections.ts'
import { shippingOptions } from '../../../domain/shipping.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import { getNotices, listSections, saveSection } from './get-sections.ts'
import { listSeoEntries, removeSeoEntry, saveSeoEntry } from './seo-entries.ts'

export function settingRoutes(): DeskRoute[] {
  return [
    serveStaff(settings.listSettings, ({ context }) => listSections(context)),
    serveStaff(settings.saveSection, ({ context, params, body }) => {
      const isRisky = Object.keys(body.values).some(isAddressSetting)
      if (isRisky && !context.staff.isVerified)
        throw new Refusal(403, { reason: 'desk_errors.step_up_required' })
      return saveSection(context, params.section, body)
    }),
    serveStaff(settings.saveBank, ({ context, body }) => saveSection(context, 'bank', body)),
    serveStaff(settings.getShippingCost, async ({ context, query }) => {
      const { country, weight_grams: weightGrams, source } = query
      const { shippingRates } = await context.settings()
      return shippingOptions(shippingRates, { country, weightGrams, source })
    }),
    serveStaff(settings.listSeoEntries, ({ context }) => listSeoEntries(context)),
    serveStaff(settings.saveSeoEntry, ({ context, body: { rev, ...entry } }) =>
      saveSeoEntry(context, entry, rev),
    ),
    serveStaff(settings.removeSeoEntry, async ({ context, query }) => {
      if (!(await removeSeoEntry(context, query))) throw new Refusal(404)
      return null
    }),
    serveStaff(settings.getNotices, ({ context }) => getNotices(context)),
  ]
}
