/** Increase when drawings change, because browsers cache them for a year. */
const VERSION = 1

/** Longer names are cut: they would be unreadable in a picture. */
export const LONGEST_NAME = 100

export function packageDrawing(name: string): string {
  return address('packages', name)
}

/** The same drawing without text, for small pictures; any other picture is unchanged. */
export function outlineOf(picture: string): string {
  return picture.replace(/^\/drawings\/packages\//, '/drawings/outlines/')
}

export function manufacturerDrawing(name: string): string {
  return address('manufacturers', name)
}

function address(kind: string, name: string): string {
  return `/drawings/${kind}/${encodeURIComponent(name.trim().slice(0, LONGEST_NAME).toWellFormed())}.svg?v=${VERSION}`
}
