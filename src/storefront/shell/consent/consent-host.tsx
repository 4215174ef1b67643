import { kindsToAsk } from '../../../domain/consent.ts'
import { useLazy } from '../../../web/browser/use-lazy.ts'
import { useSite } from '../page/site-data.ts'

const TEXTS = ['dialogs'] as const
const loadConsent = async () => (await import('./consent.tsx')).Consent

/** Mounted once in the frame. Only shops with something to ask load the banner's code. */
export function ConsentHost() {
  const kinds = kindsToAsk(useSite()?.config)
  const { Part: Consent } = useLazy(loadConsent, kinds.length > 0, TEXTS)
  return Consent && <Consent kinds={kinds} />
}
