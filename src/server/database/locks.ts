/**
 * The advisory locks of the shop. Any numbers work, as long as they differ and every process uses the same ones. One
 * list, because two features once shared a number and waited for each other.
 */
export const LOCKS = {
  migration: 7_244_771,
  import: 7_244_772,
  views: 7_244_773,
  staff: 7_244_774,
  /** Held by each running process of the shop. */
  running: 7_244_775,
} as const
