import type { Actor } from '../../context.ts'

/** The author of changes made by a command. */
export const SHELL: Actor = { staffId: null, who: 'shell', network: '' }
