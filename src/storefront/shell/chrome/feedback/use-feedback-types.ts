import { useCallback, useEffect, useState } from 'react'
import { listOptions } from '../../../../contract/shop/site.ts'
import { useCall } from '../../../../web/browser/use-call.ts'

/** `null`: not there yet. */
type Types = Record<string, string> | null

/** What a message can be about, asked for when the dialog opens. */
export function useFeedbackTypes() {
  const call = useCall()
  const [types, setTypes] = useState<Types>(null)
  const [isFailed, setIsFailed] = useState(false)
  const load = useCallback(() => {
    setIsFailed(false)
    call(listOptions).then(
      options => setTypes(options.feedback_type),
      () => setIsFailed(true),
    )
  }, [call])
  useEffect(load, [load])
  return { types, isFailed, retry: load }
}
