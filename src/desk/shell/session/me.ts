import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getMe, type Me, signOut } from '../../../contract/desk/door.ts'
import type { Right } from '../../../domain/rights.ts'
import type { Api } from '../../../web/browser/use-call.ts'
import { showLang } from '../texts/desk-texts.ts'
import { call, leaveFor, plainCall } from './call.ts'
import { SIGN_IN_PATH } from './door-paths.ts'
import { queryClient } from './query-client.ts'

const FRESH_MS = 60_000

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => call(getMe),
  staleTime: FRESH_MS,
})

/** The signed-in person, in whose language the desk is shown from now on. */
export async function requireMe(): Promise<Me> {
  const me = await queryClient.ensureQueryData({ ...meQuery, queryFn: () => plainCall(getMe) })
  await showLang(me.lang)
  return me
}

/** After signing in, and after a change of the own details. */
export async function setMe(me: Me): Promise<void> {
  queryClient.setQueryData(meQuery.queryKey, me)
  await showLang(me.lang)
}

/** Only below the loader of a screen, which has loaded the person. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery).data
}

export function useMay(): (right: Right | null) => boolean {
  const { rights } = useMe()
  return useCallback(right => right === null || rights.includes(right), [rights])
}

export async function leaveDesk(): Promise<void> {
  await plainCall(signOut)
  await leaveFor(SIGN_IN_PATH)
}

/** How forms call the API of the desk. */
export const deskApi: Api = {
  callFor: (_lang, { asVisitor }) => (asVisitor ? plainCall : call),
  accountKey: () => String(queryClient.getQueryData(meQuery.queryKey)?.staff_id ?? ''),
}
