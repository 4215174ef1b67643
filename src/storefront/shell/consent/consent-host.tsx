import { kindsToAsk } from '../../../domain/consent.ts'
import { useLazy } from '../../../web/browser/use-lazy.ts'
import { useSite } from '../page/site-data.ts'

const TEXTS = ['dialogs'] as const
const loadConsent = async () => (await import('./consent.tsx')).Consent

/** Stands once in the frame. Only a shop with something to ask for fetches what asks; without it nothing is loaded. */
export function ConsentHost() {
  const kinds = kindsToAsk(useSite()?.config)
  const { Part: Consent } = useLazy(loadConsent, kinds.length > 0, TEXTS)
  return Consent && <Consent kinds={kinds} />
}
