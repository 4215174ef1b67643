import { ChevronDown } from 'lucide'
import { controlClass } from './control-class.ts'
import { useControl } from './field-state.ts'
import { Icon } from './icon.tsx'

type SelectOption = { value: string; label: string; isDisabled?: boolean }

export type SelectProps = {
  options: readonly SelectOption[]
  value?: string | null
  defaultValue?: string
  onValueChange?: (value: string) => void
  name?: string
  placeholder?: string
  size?: 'md' | 'sm'
  isDisabled?: boolean
  /** Only if no Field provides the label. */
  label?: string
  className?: string
}

/** Replaces Select until hydration, and without JavaScript. */
export function NativeSelect({ autoComplete, ...props }: SelectProps & { autoComplete?: string }) {
  const { options, value, defaultValue, name, placeholder, size = 'md', isDisabled, label, className } = props
  const control = useControl()
  return (
    <span className={`relative block w-full ${className ?? ''}`}>
      <select
        {...control}
        name={name}
        autoComplete={autoComplete}
        disabled={isDisabled ?? control.disabled}
        aria-label={label}
        defaultValue={value ?? defaultValue ?? ''}
        className={controlClass(size, 'bounded-picker truncate pe-8')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
