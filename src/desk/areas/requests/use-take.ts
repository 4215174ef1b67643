import { useMutation } from '@tanstack/react-query'
import { takeRequest } from '../../../contract/desk/requests.ts'
import { call } from '../../shell/session/call.ts'
import { tell } from '../../shell/session/notices.ts'
import { keepPresent, keepRequest } from './requests-query.ts'

export function useTake() {
  return useMutation({
    mutationFn: (number: string) => call(takeRequest, { number }),
    onSuccess: request => {
      tell({ key: 'desk_requests.took', values: { number: request.number } })
      return keepRequest(request)
    },
    onError: keepPresent,
  })
}
