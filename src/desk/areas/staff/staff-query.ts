import { queryOptions } from '@tanstack/react-query'
import { listStaff, type StaffMember } from '../../../contract/desk/staff.ts'
import { call } from '../../shell/session/call.ts'
import { queryClient } from '../../shell/session/query-client.ts'

export const staffQuery = queryOptions({ queryKey: ['staff'], queryFn: () => call(listStaff) })

/** Shows a change at once; the list is loaded again anyway. */
export async function keepPerson(person: StaffMember): Promise<void> {
  queryClient.setQueryData(staffQuery.queryKey, list =>
    list?.map(known => (known.id === person.id ? person : known)),
  )
  await queryClient.invalidateQueries({ queryKey: staffQuery.queryKey })
}
