import type { Lang } from '../../locales.ts'

/** Words in the shop's languages as people write them, separated by commas. */
export type Words = Partial<Record<Lang, string>>
