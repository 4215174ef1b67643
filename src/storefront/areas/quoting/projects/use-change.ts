import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSay } from '../../../../web/forms/form-context.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { tell } from '../../../shell/notices/notices.ts'

/** Sends a change and reloads the screen's data; true on success, otherwise the buyer has been told why. */
export function useChange() {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const run = async (send: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    try {
      await send()
      await revalidate()
      return true
    } catch (error) {
      tell({ text: say(wordingOf(error)), isError: true })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy }
}
