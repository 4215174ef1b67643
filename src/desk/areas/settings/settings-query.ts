import { queryOptions } from '@tanstack/react-query'
import { listSettings, type SettingSection } from '../../../contract/desk/settings.ts'
import { noticesQuery } from '../../shell/frame/change-notices.tsx'
import { call } from '../../shell/session/call.ts'
import { queryClient } from '../../shell/session/query-client.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings', 'sections'],
  queryFn: () => call(listSettings),
})

/** Shows a saved section at once; everything is loaded again anyway. */
export async function keepSection(section: SettingSection): Promise<void> {
  queryClient.setQueryData(settingsQuery.queryKey, list =>
    list?.map(known => (known.id === section.id ? section : known)),
  )
  void queryClient.invalidateQueries({ queryKey: noticesQuery.queryKey })
  await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
}
