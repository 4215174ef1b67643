import type { Config } from './config.ts'

/** Sent with every answer. No inline scripts or styles anywhere, so the policy needs no exceptions. */
export function securityHeaders({ mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>): [string, string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ]
  // Vite's hot reloading injects styles and a script of its own.
  if (mode !== 'development') headers.push(['Content-Security-Policy', contentSecurityPolicy()])
  if (publicUrl.startsWith('https:'))
    headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'])
  return headers
}

function contentSecurityPolicy(): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
