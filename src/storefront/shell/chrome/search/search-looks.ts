/** Two variants: in the header of every screen, and as a screen of its own for phones. */
export const SEARCH_LOOKS = {
  header: {
    box: 'relative order-last w-full lg:order-none lg:w-auto lg:flex-1',
    form: 'group border-brand flex h-11 items-stretch overflow-hidden rounded-md border-2',
    button: 'px-4',
    panel:
      'absolute inset-x-0 top-full z-30 mt-1 max-h-[min(34rem,70dvh)] overflow-y-auto overscroll-contain rounded-md border border-hairline bg-paper py-1 shadow-float',
    option: 'min-h-10 px-3 pointer-coarse:min-h-12',
  },
  screen: {
    box: 'flex flex-col gap-3',
    form: 'group border-brand flex h-14 items-stretch overflow-hidden rounded-md border-2',
    button: 'px-5',
    panel: 'flex flex-col gap-1',
    option: 'min-h-14 border-b border-hairline px-2',
  },
}

export type SearchLook = keyof typeof SEARCH_LOOKS
