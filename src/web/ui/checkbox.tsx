import { Check, Minus } from 'lucide'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { ErrorText } from './error-text.tsx'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'style'> & {
  label: ReactNode
  /** The number of results with this filter, already formatted. */
  count?: string
  error?: ReactNode
  /** Represents several checkboxes, some of which are checked. */
  isMixed?: boolean
}

const BOX =
  'peer col-start-1 row-start-1 size-5 appearance-none rounded-md border border-field bg-paper transition-colors duration-150 ' +
  'hover:border-brand checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand aria-invalid:border-error disabled:border-hairline disabled:bg-bench'

/** A styled native checkbox that works without JavaScript. */
export function Checkbox({ label, count, error, isMixed = false, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label className="flex min-h-6 items-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-sold-out">
        <span className="mt-px grid shrink-0 place-items-center">
          <input
            {...rest}
            ref={box => {
              if (box) box.indeterminate = isMixed
            }}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className={BOX}
          />
          {isMixed && (
            <Icon
              of={Minus}
              className="pointer-events-none col-start-1 row-start-1 size-3.5 stroke-3 text-white"
            />
          )}
          <Icon
            of={Check}
            className="pointer-events-none col-start-1 row-start-1 size-3.5 stroke-3 text-white opacity-0 peer-checked:opacity-100 peer-disabled:text-sold-out"
          />
        </span>
        <span className="min-w-0 flex-1">{label}</span>
        {count && <span className="ltr-value text-sm leading-6 text-ink-soft">{count}</span>}
      </label>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  )
}
