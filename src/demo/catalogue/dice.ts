/** Depends on the text only, so that a part is the same in every run and every catalog size. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** From 0 to below 1; each property of a part has a salt of its own. */
export function roll(seed: number, salt: number): number {
  let mixed = (seed + Math.imul(salt, 0x9e3779b1)) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

export function pick<T>(values: readonly T[], chance: number): T {
  const value = values[Math.floor(chance * values.length)]
  if (value === undefined) throw new Error('there is nothing to pick from')
  return value
}
