/** On phones a row of cards that scrolls sideways, up to the edges of the screen. */
export const SNAP_ROW =
  'max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2'
export const SNAP_CELL = 'min-w-0 max-sm:shrink-0 max-sm:snap-start'
