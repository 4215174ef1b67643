import { Link } from 'react-router'

export function RecordLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-semibold text-brand wrap-anywhere underline-offset-3 hover:underline">
      <bdi>{children}</bdi>
    </Link>
  )
}
