/** Raised when drawings change, so that copies kept for a year are asked for anew. */
const VERSION = 1

export function packageDrawing(name: string): string {
  return address('packages', name)
}

export function manufacturerDrawing(name: string): string {
  return address('manufacturers', name)
}

function address(kind: string, name: string): string {
  return `/drawings/${kind}/${encodeURIComponent(name)}.svg?v=${VERSION}`
}
