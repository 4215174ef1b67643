import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type Tab = { value: string; label: ReactNode; count?: string; content: ReactNode }

type TabsProps = {
  /** The tab list's accessible name. */
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

const TAB =
  'flex min-h-10 shrink-0 items-center gap-2 rounded-t-md border-b-2 border-transparent px-3 text-ink-soft -outline-offset-2! transition-colors duration-150 ' +
  'hover:text-brand data-active:border-brand data-active:font-semibold data-active:text-brand'

export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value, onValueChange }: TabsProps) {
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={defaultValue}
      onValueChange={next => onValueChange?.(String(next))}
    >
      <BaseTabs.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_var(--color-hairline)]"
      >
        {tabs.map(tab => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={TAB}>
            {tab.label}
            {tab.count && <span className="ltr-value text-sm font-normal text-ink-soft">{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(tab => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
