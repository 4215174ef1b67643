import { describe, expect, test } from 'vitest'
import { routes } from '../entry/routes.tsx'
import { matchesToPrefetch } from './prefetch-on-hover.ts'

const pathsOf = (pathname: string, basename: string) =>
  matchesToPrefetch(routes, pathname, basename).map(({ route }) => route.path ?? route.id)

describe('resting on a link', () => {
  test.each([
    ['/login', '/'],
    ['/ar/login', '/ar'],
  ])('to %s fetches that screen ahead', (pathname, basename) => {
    expect(pathsOf(pathname, basename)).toEqual(['frame', '/login'])
  })

  test.each([
    ['/exit', '/'],
    ['/ar/exit', '/ar'],
    ['/EXIT', '/'],
    ['/exit/', '/'],
  ])('to %s signs nobody out', (pathname, basename) => {
    expect(pathsOf(pathname, basename)).toEqual([])
  })
})
