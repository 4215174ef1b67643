import { ChevronDown } from 'lucide'
import { controlClass } from '../../../web/ui/control-class.ts'
import { useControl } from '../../../web/ui/field-state.ts'
import { Icon } from '../../../web/ui/icon.tsx'
import type { SelectProps } from '../../../web/ui/native-select.tsx'

type PlainSelectProps = Pick<SelectProps, 'options' | 'isDisabled' | 'label'> & {
  value: string
  onValueChange: (value: string) => void
}

/** The browser's own select: the shop's takes 17 KB, and lists of the desk need no search in it. */
export function PlainSelect({ options, value, onValueChange, isDisabled, label }: PlainSelectProps) {
  const control = useControl()
  return (
    <span className="relative block w-full">
      <select
        {...control}
        aria-label={label}
        disabled={isDisabled ?? control.disabled}
        value={value}
        onChange={event => onValueChange(event.target.value)}
        className={controlClass('sm', 'bounded-picker truncate pe-8')}
      >
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
