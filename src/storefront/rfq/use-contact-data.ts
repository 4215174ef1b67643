import { useEffect, useState } from 'react'
import type { CallData } from '../../contract/endpoint.ts'
import { getProfile, type Profile } from '../../contract/profile.ts'
import { listCountries } from '../../contract/site.ts'
import { useCall } from '../browser/use-call.ts'
import { whenUnavailable } from '../browser/when-unavailable.ts'
import { useSite } from '../site-data.ts'

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
