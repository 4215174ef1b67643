import type { ComponentProps } from 'react'
import { localizedPath } from '../../domain/locales.ts'
import { useLang } from './lang.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A plain anchor in the reader's language. One listener on the document turns clicks into navigations. */
export function Link({ to, ...rest }: LinkProps) {
  const lang = useLang()
  return <a href={localizedPath(lang, to)} {...rest} />
}
