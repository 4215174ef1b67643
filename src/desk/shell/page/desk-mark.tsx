/** The chip of the shop's logo, in the color of the text around it. */
export function DeskMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-7 shrink-0" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="7" y="7" width="18" height="18" rx="2.5" strokeWidth="2" />
      <path
        d="M12 1.5v4M16 1.5v4M20 1.5v4M12 26.5v4M16 26.5v4M20 26.5v4M1.5 12h4M1.5 16h4M1.5 20h4M26.5 12h4M26.5 16h4M26.5 20h4M12.5 16.5l2.5 2.5 4.5-5.5"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
