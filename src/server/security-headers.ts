type Headers = [string, string][]

/** Sent with every answer. No inline scripts or styles anywhere, so the policy needs no exceptions. */
export function securityHeaders(publicUrl: string): Headers {
  const headers: Headers = [...plainHeaders(), ['Content-Security-Policy', contentSecurityPolicy()]]
  if (publicUrl.startsWith('https:'))
    headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'])
  return headers
}

/**
 * Without the policy: hot reloading injects styles and a script of its own.
 * @public for the development server
 */
export function plainHeaders(): Headers {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ]
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
