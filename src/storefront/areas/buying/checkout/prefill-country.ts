import { fillIn } from '../../../../web/forms/draft.ts'
import { recalledCountry } from '../cart/ship-to.ts'

const FIELD = 'shipping_address.country'

/**
 * The country chosen for the estimate in the cart, where neither an address nor the draft names one. After hydration
 * only: the server cannot know it.
 */
export function prefillCountry(form: HTMLFormElement): void {
  const field = form.elements.namedItem(FIELD)
  const country = recalledCountry()
  if (country && field instanceof HTMLSelectElement && field.value === '') fillIn(form, { [FIELD]: country })
}
