import { useEffect, useState } from 'react'
import type { ShippingOption } from '../../../../contract/shop/orders.ts'
import { listCountries } from '../../../../contract/shop/site.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useSite } from '../../../shell/page/site-data.ts'
import { countryOfBrowser, recalledCountry, rememberCountry } from './ship-to.ts'

/** Loaded after the page, because these calls bring the schemas of addresses and orders along. */
const loadCalls = () => import('./ask-freight.ts')

/** While a quantity is typed, the weight changes with every digit. */
const ASK_MS = 300

type Countries = CallData<typeof listCountries>
export type Freight = {
  /** Empty until loaded, and after a failure: an estimate is optional. */
  countries: Countries
  /** Empty: none is known or chosen. */
  country: string
  choose: (country: string) => void
  /** The cheapest option; null if there is none, undefined while loading. */
  option: ShippingOption | null | undefined
}

/** Estimates shipping to the country that the buyer most likely means. */
export function useFreight(weightGrams: number): Freight {
  const call = useCall()
  const { countries, country, setCountry } = useCountry(call)
  const [answer, setAnswer] = useState<{ country: string; option: ShippingOption | null }>()
  useEffect(() => {
    if (country === '') return
    let isCurrent = true
    const ask = async () => {
      const { askFreight } = await loadCalls()
      const option = await askFreight(call, country, weightGrams)
      if (isCurrent) setAnswer({ country, option })
    }
    const timer = setTimeout(() => void ask().catch(() => isCurrent && setAnswer(undefined)), ASK_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [call, country, weightGrams])
  const choose = (chosen: string) => {
    rememberCountry(chosen)
    setCountry(chosen)
  }
  return { countries, country, choose, option: answer?.country === country ? answer.option : undefined }
}

function useCountry(call: Call) {
  const isSignedIn = useSite()?.isSignedIn ?? false
  const [countries, setCountries] = useState<Countries>([])
  const [country, setCountry] = useState('')
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const known = await call(listCountries)
      const guess = recalledCountry() ?? (await guessCountry(call, isSignedIn))
      if (!isCurrent) return
      setCountries(known)
      setCountry(known.some(({ id }) => id === guess) ? (guess ?? '') : '')
    }
    // Without countries the estimate is not shown; the checkout has the list again.
    load().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [call, isSignedIn])
  return { countries, country, setCountry }
}

async function askCountry(call: Call): Promise<string | null> {
  const { countryOfAccount } = await loadCalls()
  return countryOfAccount(call)
}

async function guessCountry(call: Call, isSignedIn: boolean): Promise<string | null> {
  // Only a guess: the buyer can choose another country.
  const ofAccount = isSignedIn ? await askCountry(call).catch(() => null) : null
  return ofAccount ?? countryOfBrowser(navigator.languages)
}
