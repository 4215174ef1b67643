/** Raised when drawings change, so that copies kept for a year are asked for anew. */
const VERSION = 1

/** Longer names are cut: nobody could read them in a picture, and nothing draws them. */
export const LONGEST_NAME = 100

export function packageDrawing(name: string): string {
  return address('packages', name)
}

/** The same drawing without words, for small pictures; any other picture stays as it is. */
export function outlineOf(picture: string): string {
  return picture.replace(/^\/drawings\/packages\//, '/drawings/outlines/')
}

export function manufacturerDrawing(name: string): string {
  return address('manufacturers', name)
}

function address(kind: string, name: string): string {
  return `/drawings/${kind}/${encodeURIComponent(name.trim().slice(0, LONGEST_NAME).toWellFormed())}.svg?v=${VERSION}`
}
