/** Simple drawings: the icon set has no logos. */
export function SkypeIcon() {
  return (
    <Drawing>
      <path d="M12 3.5a8.5 8.5 0 0 1 8.2 10.7 4.5 4.5 0 0 1-6 6A8.5 8.5 0 0 1 3.8 9.8a4.5 4.5 0 0 1 6-6A8.6 8.6 0 0 1 12 3.5Z" />
      <path d="M15.2 9.2c-.5-1-1.7-1.6-3.2-1.6-1.9 0-3.2.9-3.2 2.2 0 3.1 6.6 1.4 6.6 4.4 0 1.3-1.4 2.2-3.3 2.2-1.6 0-2.9-.7-3.4-1.7" />
    </Drawing>
  )
}

export function WhatsAppIcon() {
  return (
    <Drawing>
      <path d="M3.5 20.5l1.2-4.2A8.5 8.5 0 1 1 8 19.4Z" />
      <path d="M9.3 8.2c-.9.6-.9 2.3 1.4 4.7s4.2 2.6 4.9 1.7l-1.5-1.5-1.1.5c-.9-.4-1.8-1.3-2.2-2.2l.5-1.1Z" />
    </Drawing>
  )
}

export function WeChatIcon() {
  return (
    <Drawing>
      <path d="M9 15.5a8 8 0 0 1-2.3-.4L4 16.5l.7-2.4C3.3 13 2.5 11.6 2.5 10c0-3.1 3-5.5 6.5-5.5 3.2 0 5.9 2 6.4 4.6" />
      <path d="M15.5 9.5c-3.3 0-6 2.2-6 5s2.7 5 6 5c.7 0 1.4-.1 2-.3l2.5 1.3-.6-2.2c1.3-.9 2.1-2.3 2.1-3.8 0-2.8-2.7-5-6-5Z" />
      <path d="M7 8.5h.01M11 8.5h.01M13.5 13.5h.01M17.5 13.5h.01" strokeWidth="2" />
    </Drawing>
  )
}

function Drawing({ children }: { children: React.ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
