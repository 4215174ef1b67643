import { create } from 'zustand'

/** The calls that wait for the second factor to be confirmed; null: no dialog. */
type Waiting = ((isConfirmed: boolean) => void)[] | null

export const useStepUp = create<{ waiting: Waiting }>(() => ({ waiting: null }))

/** Opens the dialog. False: the person has closed it without a code. */
export function askStepUp(): Promise<boolean> {
  return new Promise(resolve => {
    useStepUp.setState(({ waiting }) => ({ waiting: [...(waiting ?? []), resolve] }))
  })
}

export function endStepUp(isConfirmed: boolean): void {
  const { waiting } = useStepUp.getState()
  useStepUp.setState({ waiting: null })
  for (const resolve of waiting ?? []) resolve(isConfirmed)
}
