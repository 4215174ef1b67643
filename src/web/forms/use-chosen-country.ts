import { type FormEvent, useState } from 'react'

/** The country of a form whose other fields depend on it. `followCountry` handles every input event of the form. */
export function useChosenCountry(atFirst: string, onCountry?: (country: string) => void) {
  const [country, setCountry] = useState(atFirst)
  const followCountry = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLSelectElement)) return
    setCountry(target.value)
    onCountry?.(target.value)
  }
  return { country, followCountry }
}
