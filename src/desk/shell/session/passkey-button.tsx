import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide'
import { Button } from '../../../web/ui/button.tsx'
import { Icon } from '../../../web/ui/icon.tsx'

type PasskeyButtonProps<Data> = {
  children: string
  use: () => Promise<Data>
  onDone: (data: Data) => unknown
}

/** Failures are shown as for every act. */
export function PasskeyButton<Data>({ children, use, onDone }: PasskeyButtonProps<Data>) {
  const { mutate, isPending } = useMutation({ mutationFn: use, onSuccess: onDone })
  return (
    <Button isBusy={isPending} onClick={() => mutate()}>
      <Icon of={KeyRound} />
      {children}
    </Button>
  )
}
