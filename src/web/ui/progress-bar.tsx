type ProgressBarProps = {
  isActive: boolean
  /** Such as "Loading the page". */
  label: string
}

/** The thin bar at the top of the window while the next page loads. */
export function ProgressBar({ isActive, label }: ProgressBarProps) {
  if (!isActive) return null
  return (
    <div
      role="progressbar"
      aria-label={label}
      className="fixed inset-x-0 top-0 z-60 h-[3px] overflow-hidden bg-action-soft rtl:-scale-x-100"
    >
      <div className="h-full animate-travel bg-action" />
    </div>
  )
}
