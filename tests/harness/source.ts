import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type SourceFile = { path: string; text: string; imports: string[] }

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n]*(?:\{[^}]*\})?[^'"\n]*from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g

/** Every source file with its imports: ours as paths, others as package names. */
export function readSources(): SourceFile[] {
  return globSync('src/**/*.{ts,tsx}')
    .filter(path => !path.includes('.test.') && !path.endsWith('.d.ts'))
    .sort()
    .map(path => ({ path, text: readFileSync(path, 'utf8'), imports: importsOf(path) }))
}

export function importsOf(path: string): string[] {
  const found = readFileSync(path, 'utf8').matchAll(IMPORT)
  return [...found].map(([, from, dynamic, bare]) => resolveImport(path, from ?? dynamic ?? bare ?? ''))
}

function resolveImport(from: string, name: string): string {
  return name.startsWith('.') ? normalize(join(dirname(from), name)) : name
}
