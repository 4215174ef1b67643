import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type SourceFile = { path: string; text: string; imports: string[] }

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n]*(?:\{[^}]*\})?[^'"\n]*from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g

/** Every file of the shop itself, with what it imports: ours as paths, others as package names. */
export function readSources(): SourceFile[] {
  return globSync('src/**/*.{ts,tsx}')
    .filter(path => !path.includes('.test.') && !path.endsWith('.d.ts'))
    .sort()
    .map(path => {
      const text = readFileSync(path, 'utf8')
      return {
        path,
        text,
        imports: [...text.matchAll(IMPORT)].map(found =>
          resolveImport(path, found[1] ?? found[2] ?? found[3] ?? ''),
        ),
      }
    })
}

function resolveImport(from: string, name: string): string {
  return name.startsWith('.') ? normalize(join(dirname(from), name)) : name
}
