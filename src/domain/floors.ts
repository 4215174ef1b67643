/** The sections of the home page, in their fixed order. */
export const FLOORS = ['featured', 'preferential', 'hot', 'recommended'] as const
export type FloorKey = (typeof FLOORS)[number]
