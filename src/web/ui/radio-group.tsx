import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { ErrorText } from './error-text.tsx'
import { RequiredMark } from './required-mark.tsx'

type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  aside?: ReactNode
  isDisabled?: boolean
}

type RadioGroupProps = {
  legend: ReactNode
  name: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Each option in its own box, for options with explanations. */
  isBoxed?: boolean
  isLegendHidden?: boolean
  requiredLabel?: string
  error?: ReactNode
}

const DOT =
  'mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-field bg-paper transition-[border-width,border-color] duration-150 ' +
  'hover:border-brand checked:border-[6px] checked:border-brand disabled:border-hairline disabled:bg-bench'

const BOXED =
  'rounded-md border border-hairline px-3 py-2.5 hover:border-field has-checked:border-brand has-checked:bg-brand-soft'

/** Styled native radio buttons that work without JavaScript. */
export function RadioGroup({
  legend,
  isLegendHidden,
  requiredLabel,
  error,
  options,
  isBoxed,
  ...choice
}: RadioGroupProps) {
  const errorId = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        {legend}
        {requiredLabel && <RequiredMark label={requiredLabel} />}
      </legend>
      <div className={classNames('flex flex-col', isBoxed ? 'gap-2' : 'gap-1.5')}>
        {options.map(option => (
          <Radio key={option.value} option={option} className={isBoxed ? BOXED : undefined} {...choice} />
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <ErrorText id={errorId}>{error}</ErrorText>
        </div>
      )}
    </fieldset>
  )
}

type RadioProps = Pick<RadioGroupProps, 'name' | 'value' | 'defaultValue' | 'onValueChange'> & {
  option: RadioOption
  className?: string
}

function Radio({ option, className, name, value, defaultValue, onValueChange }: RadioProps) {
  const checked =
    value === undefined
      ? { defaultChecked: defaultValue === option.value }
      : { checked: value === option.value }
  return (
    <label className={classNames('flex items-start gap-2.5 has-disabled:text-sold-out', className)}>
      <input
        type="radio"
        name={name}
        value={option.value}
        disabled={option.isDisabled}
        onChange={() => onValueChange?.(option.value)}
        className={DOT}
        {...checked}
      />
      <span className="min-w-0 flex-1">
        {option.label}
        {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
      </span>
      {option.aside && <span className="ltr-value">{option.aside}</span>}
    </label>
  )
}
