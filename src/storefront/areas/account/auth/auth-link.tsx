import type { ComponentProps } from 'react'
import { Link } from '../../../../web/i18n/link.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'

export function AuthLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={classNames(
        'rounded-md py-0.5 font-semibold text-brand underline-offset-3 hover:underline',
        className,
      )}
    />
  )
}
