/**
 * The consonants of a word as they sound, in any of three alphabets: `трансивер`, `ترانسيفر` and `transceiver` are
 * one. Empty for other scripts.
 */
export function soundOf(word: string): string {
  const lower = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (!/^(?:\p{Script=Latin}+|\p{Script=Cyrillic}+|\p{Script=Arabic}+)$/u.test(lower)) return ''
  return SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), lower)
    .replace(/\P{L}/gu, '')
    .replace(/(.)\1+/gu, '$1')
}

/** In this order. Vowels and what is not spoken in all of the languages are left out. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/sch|ch(?=i)|tch/g, 's'],
  [/ph/g, 'f'],
  [/ck|qu?/g, 'k'],
  [/x|кс/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/[zжзцчшщсثزسشصظ]/g, 's'],
  [/[бпpbبپ]/g, 'p'],
  [/[вфvfفڤ]/g, 'f'],
  [/[гgغج]/g, 'g'],
  [/[дdدذض]/g, 'd'],
  [/[кكق]/g, 'k'],
  [/[лlل]/g, 'l'],
  [/[мmم]/g, 'm'],
  [/[нnن]/g, 'n'],
  [/[рrر]/g, 'r'],
  [/[тtتط]/g, 't'],
  [/[aeiouyhjwаеиоуыэюяхъьاعيىوةهحخء]/g, ''],
]
