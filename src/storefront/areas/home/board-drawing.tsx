const PINS = [0, 1, 2, 3, 4, 5, 6, 7]

/** A corner of a board: a controller, its traces and a few passives around it. */
export function BoardDrawing({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 360 220" className={className} aria-hidden="true">
      <g fill="none" stroke="#f2b48a" strokeWidth="2" strokeLinecap="round" opacity="0.75">
        {PINS.map(i => (
          <path key={i} d={`M${136 + i * 12} 60V${44 - (i % 4) * 9}H${136 + i * 12 + (i < 4 ? -60 : 60)}`} />
        ))}
        {PINS.map(i => (
          <path key={i} d={`M${136 + i * 12} 160v${16 + (i % 4) * 9}h${i < 4 ? -70 : 70}`} />
        ))}
      </g>
      <g fill="#f2b48a">
        {PINS.map(i => (
          <g key={i}>
            <rect x={133 + i * 12} y="52" width="6" height="12" rx="1" />
            <rect x={133 + i * 12} y="156" width="6" height="12" rx="1" />
            <rect x="122" y={68 + i * 11} width="12" height="6" rx="1" />
            <rect x="226" y={68 + i * 11} width="12" height="6" rx="1" />
          </g>
        ))}
        <rect x="40" y="84" width="10" height="18" rx="1" />
        <rect x="66" y="84" width="10" height="18" rx="1" />
        <rect x="284" y="118" width="10" height="18" rx="1" />
        <rect x="310" y="118" width="10" height="18" rx="1" />
      </g>
      <rect x="132" y="62" width="96" height="96" rx="5" fill="#14211c" />
      <circle cx="145" cy="75" r="4" fill="none" stroke="#fff" strokeWidth="1.5" />
      <rect x="50" y="84" width="16" height="18" fill="#d9c7b4" />
      <rect x="294" y="118" width="16" height="18" fill="#14211c" />
      <g stroke="#fff" strokeWidth="1" fill="none" opacity="0.8">
        <rect x="36" y="80" width="44" height="26" rx="2" />
        <rect x="280" y="114" width="44" height="26" rx="2" />
      </g>
      <g fill="#fff" fontSize="11" className="ltr-value font-mono">
        <text x="180" y="106" textAnchor="middle">
          LQFP-32
        </text>
        <text x="180" y="124" textAnchor="middle" opacity="0.7">
          7 × 7 mm
        </text>
        <text x="58" y="122" textAnchor="middle">
          C4 0603
        </text>
        <text x="302" y="156" textAnchor="middle">
          R7 0805
        </text>
      </g>
    </svg>
  )
}
