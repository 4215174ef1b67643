export const INK = '#14211c'
export const INK_SOFT = '#4a5a53'
export const BODY = '#f4f7f5'
export const SHADE = '#dde5e0'
export const PAPER = '#ffffff'
export const GREEN = '#0b5d44'
export const GREEN_SOFT = '#e3f0ea'
export const COPPER = '#b4591b'
const COPPER_SOFT = '#f3dfcf'

/** The stroke keeps its width at any picture size: neither faint in a list nor heavy on a page. */
const SHARP = { 'vector-effect': 'non-scaling-stroke', 'stroke-linejoin': 'round' }

export const OUTLINE = { fill: BODY, stroke: INK, 'stroke-width': 1.5, ...SHARP }
export const EDGE = { ...OUTLINE, fill: 'none' }
export const DARK = { ...OUTLINE, fill: SHADE }
export const METAL = { fill: COPPER_SOFT, stroke: COPPER, 'stroke-width': 1.5, ...SHARP }

/** Fine lines fade in a small picture, which keeps it readable. */
export const FINE = { fill: 'none', stroke: INK_SOFT, 'stroke-width': 1.6, 'stroke-linecap': 'round' }
export const DASHED = { ...FINE, 'stroke-dasharray': '5 4' }
