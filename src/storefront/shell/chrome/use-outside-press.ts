import { type RefObject, useEffect, useRef } from 'react'

/** Reports a press outside while something is open; phones do not always move the focus on a press. */
export function useOutsidePress(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPress: () => void,
): void {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    if (!isOpen) return
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [box, isOpen])
}
