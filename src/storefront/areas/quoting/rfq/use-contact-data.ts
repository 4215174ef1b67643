import { useEffect, useState } from 'react'
import { getProfile, type Profile } from '../../../../contract/shop/profile.ts'
import { listCountries } from '../../../../contract/shop/site.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { whenUnavailable } from '../../../../web/browser/when-unavailable.ts'
import { useSite } from '../../../shell/page/site-data.ts'

type ContactData = { countries: CallData<typeof listCountries>; profile: Profile | null }

/** What a contact form needs, for forms that open on a page that was rendered without it. */
export function useContactData(): { data: ContactData | null; isFailed: boolean } {
  const call = useCall()
  const isSignedIn = useSite()?.isSignedIn ?? false
  const [data, setData] = useState<ContactData | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    // A profile only saves typing; without countries there is nothing to choose from.
    const profile = isSignedIn ? call(getProfile).catch(whenUnavailable(null)) : null
    Promise.all([call(listCountries), profile]).then(
      ([countries, known]) => setData({ countries, profile: known }),
      () => setIsFailed(true),
    )
  }, [call, isSignedIn])
  return { data, isFailed }
}
