const PADS = [0, 1, 2, 3, 4, 5]

/** A footprint on a board whose part has not arrived yet. */
export function EmptySocket({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 160 120" className="h-36" aria-hidden="true">
      <rect width="160" height="120" rx="8" className="fill-brand" />
      <g className="stroke-action" strokeWidth="3" fill="none">
        <path d="M0 40h36M0 80h20l16-10M160 50h-36M160 90h-20l-16-12M80 0v18M96 120v-18" opacity="0.8" />
      </g>
      {PADS.map(i => (
        <g key={i} className="fill-action">
          <rect x={38} y={28 + i * 11.5} width="12" height="6" rx="1" />
          <rect x={110} y={28 + i * 11.5} width="12" height="6" rx="1" />
        </g>
      ))}
      <rect
        x="54"
        y="24"
        width="52"
        height="72"
        rx="3"
        fill="none"
        stroke="#fff"
        strokeDasharray="4 3"
        strokeWidth="1.5"
      />
      <text x="80" y="66" textAnchor="middle" fill="#fff" fontSize="17" className="font-mono font-semibold">
        {label}
      </text>
    </svg>
  )
}
