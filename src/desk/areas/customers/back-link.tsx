import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="mb-3 inline-flex min-h-6 items-center gap-1.5 text-sm text-brand underline-offset-3 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4 flip-rtl" />
      {children}
    </Link>
  )
}
