import { describe, expect, test } from 'vitest'
import { routes } from '../entry/routes.tsx'
import { matchesToPrefetch } from './prefetch-on-hover.ts'

const pathsOf = (pathname: string, basename: string) =>
  matchesToPrefetch(routes, pathname, basename).map(({ route }) => route.path ?? route.id)

describe('hovering a link', () => {
  test.each([
    ['/login', '/'],
    ['/ar/login', '/ar'],
  ])('to %s prefetches that screen', (pathname, basename) => {
    expect(pathsOf(pathname, basename)).toEqual(['frame', '/login'])
  })

  test.each([
    ['/exit', '/'],
    ['/ar/exit', '/ar'],
    ['/EXIT', '/'],
    ['/exit/', '/'],
  ])('to %s does not sign out', (pathname, basename) => {
    expect(pathsOf(pathname, basename)).toEqual([])
  })
})
