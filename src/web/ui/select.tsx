import { CSPProvider } from '@base-ui/react/csp-provider'
import { useDirection } from '@base-ui/react/direction-provider'
import { Select as BaseSelect } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { useControl } from './field-state.ts'
import { Icon } from './icon.tsx'
import { NativeSelect, type SelectProps } from './native-select.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

export function Select(props: SelectProps) {
  return useIsHydrated() ? <EnhancedSelect {...props} /> : <NativeSelect {...props} />
}

function EnhancedSelect({
  options,
  onValueChange,
  placeholder,
  size = 'md',
  isDisabled,
  label,
  className,
  ...rest
}: SelectProps) {
  const { disabled, ...control } = useControl()
  return (
    <BaseSelect.Root
      {...rest}
      items={options}
      disabled={isDisabled ?? disabled}
      onValueChange={value => value !== null && onValueChange?.(value)}
    >
      <BaseSelect.Trigger
        {...control}
        aria-label={label}
        className={controlClass(
          size,
          `group flex items-center justify-between gap-2 text-start ${className ?? ''}`,
        )}
      >
        <BaseSelect.Value
          placeholder={placeholder}
          className="min-w-0 truncate data-placeholder:text-ink-soft"
        />
        <BaseSelect.Icon className="shrink-0 text-ink-soft transition-transform duration-150 group-data-popup-open:rotate-180">
          <Icon of={ChevronDown} className="size-4" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      {/* The popup would add a style element, which the Content-Security-Policy blocks. */}
      <CSPProvider disableStyleElements>
        <SelectPopup options={options} />
      </CSPProvider>
    </BaseSelect.Root>
  )
}

function SelectPopup({ options }: Pick<SelectProps, 'options'>) {
  return (
    <BaseSelect.Portal dir={useDirection()}>
      <BaseSelect.Positioner alignItemWithTrigger={false} sideOffset={4} className="z-50 outline-none">
        <BaseSelect.Popup className={popupClass('min-w-(--anchor-width)')}>
          <BaseSelect.List className="max-h-[220px] overflow-y-auto overscroll-contain p-1">
            {options.map(option => (
              <BaseSelect.Item
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                className="flex min-h-8 cursor-default items-center justify-between gap-3 rounded-md px-2.5 py-1 text-sm outline-none data-disabled:text-sold-out data-highlighted:bg-brand-soft data-selected:font-semibold"
              >
                <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                <BaseSelect.ItemIndicator className="text-brand">
                  <Icon of={Check} className="size-4" />
                </BaseSelect.ItemIndicator>
              </BaseSelect.Item>
            ))}
          </BaseSelect.List>
        </BaseSelect.Popup>
      </BaseSelect.Positioner>
    </BaseSelect.Portal>
  )
}

/** The classes of elements that float near their trigger. */
function popupClass(className?: string): string {
  return classNames(
    'rounded-md border border-hairline bg-paper text-ink shadow-float outline-none transition-opacity duration-100',
    'data-ending-style:opacity-0 data-starting-style:opacity-0',
    className,
  )
}
