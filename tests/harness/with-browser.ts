import type { Browser, BrowserContext } from 'playwright-core'
import { afterEach } from 'vitest'
import { launchBrowser } from './browser.ts'
import { openProfile, storageOf, type Visit, type VisitOptions, visitWith } from './visit.ts'

/** With and without pictures and fonts, each for all files of a worker. They end with the worker. */
const browsers = new Map<boolean, Promise<Browser>>()
/** Profiles that no visitor uses, by their options. Scripts and styles in their caches save two fifths of a visit. */
const unused = new Map<string, BrowserContext[]>()

/** A new visitor for each `visit`; console messages about a page fail its test. */
export function withBrowser() {
  const visits: Visit[] = []

  afterEach(async () => {
    for (const visit of visits.splice(0)) await visit.end()
  })

  return async (options: VisitOptions): Promise<Visit> => {
    const visit = await startVisit(options)
    visits.push(visit)
    return visit
  }
}

async function startVisit(options: VisitOptions): Promise<Visit> {
  const { width: _, ...rest } = options
  const kind = JSON.stringify(rest)
  const profile = unused.get(kind)?.pop() ?? (await newProfile(options))
  return visitWith(profile, options, async () => {
    if (options.isAlone) return profile.close()
    await forget(profile, options)
    unused.set(kind, [...(unused.get(kind) ?? []), profile])
  })
}

async function newProfile(options: VisitOptions): Promise<BrowserContext> {
  const { hasLooks = false } = options
  const browser = browsers.get(hasLooks) ?? launchBrowser(hasLooks)
  browsers.set(hasLooks, browser)
  const profile = await openProfile(await browser, options)
  if (options.isAlone) return profile
  // A tab that stays open keeps the process that draws the shop's pages, which takes long to start.
  const page = await profile.newPage()
  await page.goto('/robots.txt')
  return profile
}

/** All data that a shop recognizes a visitor by, and the settings that tests change; not the cache. */
async function forget(profile: BrowserContext, options: VisitOptions): Promise<void> {
  const [, ...pages] = profile.pages()
  for (const page of pages) await page.close()
  await profile.setOffline(false)
  await profile.unrouteAll()
  await profile.setStorageState(storageOf(options))
}
