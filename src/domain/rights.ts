/** The rights of staff. Endpoints of the desk name the right they need. */
export const RIGHTS = [
  'inbox.read',
  'inbox.work',
  'requests.read',
  'requests.work',
  'quote.read',
  'quote.edit',
  'quote.send',
  'quote.approve',
  'orders.read',
  'orders.ship',
  'orders.money',
  'orders.refund',
  'orders.edit',
  'orders.note',
  'papers.issue',
  'prices.see',
  'customers.read',
  'customers.edit',
  'customers.erase',
  'terms.grant',
  'parts.read',
  'parts.edit',
  'cost.see',
  'content.edit',
  'settings.read',
  'settings.edit',
  'bank.edit',
  'reports.read',
  'audit.read',
  'staff.manage',
] as const
export type Right = (typeof RIGHTS)[number]

/** A closed list: five to fifty people need seven roles, not a table of rights to fill in. */
export const ROLES = ['owner', 'manager', 'sales', 'accounts', 'warehouse', 'content', 'viewer'] as const
export type Role = (typeof ROLES)[number]

const READS: Right[] = [
  'inbox.read',
  'requests.read',
  'quote.read',
  'orders.read',
  'prices.see',
  'customers.read',
  'parts.read',
]

const RIGHTS_OF: Record<Role, readonly Right[]> = {
  owner: RIGHTS,
  manager: RIGHTS.filter(right => !['staff.manage', 'bank.edit', 'customers.erase'].includes(right)),
  sales: [
    ...READS,
    'inbox.work',
    'requests.work',
    'quote.edit',
    'quote.send',
    'orders.edit',
    'orders.note',
    'customers.edit',
  ],
  accounts: [
    'inbox.read',
    'inbox.work',
    'quote.read',
    'orders.read',
    'prices.see',
    'orders.money',
    'orders.refund',
    'orders.note',
    'papers.issue',
    'customers.read',
    'parts.read',
    'cost.see',
    'reports.read',
  ],
  warehouse: ['inbox.read', 'inbox.work', 'orders.read', 'orders.ship', 'orders.note', 'parts.read'],
  content: ['parts.read', 'content.edit', 'settings.read'],
  viewer: READS,
}

/** A person with several roles has the rights of all of them. */
export function rightsOf(roles: readonly Role[]): Right[] {
  const held = new Set(roles.flatMap(role => RIGHTS_OF[role]))
  return RIGHTS.filter(right => held.has(right))
}

const NEEDS_FACTOR: readonly Role[] = ['owner', 'manager', 'accounts']

/** Roles that deal with money or people have to sign in with a second factor. */
export function needsSecondFactor(roles: readonly Role[]): boolean {
  return roles.some(role => NEEDS_FACTOR.includes(role))
}

export function isRole(value: string): value is Role {
  return ROLES.some(role => role === value)
}
