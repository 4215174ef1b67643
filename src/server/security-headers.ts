import type { ConsentKind } from '../domain/consent.ts'

type Headers = [string, string][]

export const POLICY_HEADER = 'Content-Security-Policy'

/** Sent with every response. No inline scripts or styles; a page may extend the policy for its content. */
export function securityHeaders(publicUrl: string): Headers {
  const headers: Headers = [...plainHeaders(), [POLICY_HEADER, contentSecurityPolicy()]]
  if (publicUrl.startsWith('https:'))
    headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'])
  return headers
}

/**
 * Without the policy, because hot reloading injects styles and a script. @public for the development server
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

/** Allows the sources that the page may load after consent; as strict as possible if nothing is configured. */
export function contentSecurityPolicy(kinds: readonly ConsentKind[] = []): string {
  const hosts = (of: keyof Hosts) => kinds.flatMap(kind => HOSTS[kind][of] ?? [])
  const directives = [
    ['default-src'],
    ['script-src', ...hosts('script')],
    ['style-src'],
    ['img-src', 'data:', 'https:'],
    ['font-src'],
    ['connect-src', ...hosts('connect')],
    ...(hosts('frame').length > 0 ? [['frame-src', ...hosts('frame')]] : []),
    ['base-uri'],
    ['form-action'],
  ]
  const own = directives.map(([name, ...others]) => [name, "'self'", ...others].join(' '))
  return [...own, "object-src 'none'", "frame-ancestors 'none'"].join('; ')
}

type Hosts = { script: string[]; connect: string[]; frame?: string[] }

const GOOGLE_TAGS = 'https://www.googletagmanager.com'
const TRUSTPILOT = 'https://widget.trustpilot.com'
/** Third-party hosts by the consent they need. Images are allowed from anywhere. */
const HOSTS: Record<ConsentKind, Hosts> = {
  statistics: {
    script: [GOOGLE_TAGS],
    connect: [GOOGLE_TAGS, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  external: { script: [TRUSTPILOT], connect: [TRUSTPILOT], frame: [TRUSTPILOT] },
}
