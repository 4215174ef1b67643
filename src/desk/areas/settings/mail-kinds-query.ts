import { queryOptions, useQuery } from '@tanstack/react-query'
import { listMailKinds } from '../../../contract/desk/mails.ts'
import { call } from '../../shell/session/call.ts'

export const mailKindsQuery = queryOptions({
  queryKey: ['mail-kinds'],
  queryFn: () => call(listMailKinds),
  // Only a new version of the shop has other mails.
  staleTime: Number.POSITIVE_INFINITY,
})

/** Kinds of mails in words: the subject of a sample. */
export function useSubjects(): (kind: string) => string {
  const { data } = useQuery(mailKindsQuery)
  return kind => data?.find(known => known.kind === kind)?.subject || kind
}
