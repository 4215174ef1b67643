import { lazy, type RefObject, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { useTranslations } from 'use-intl'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import { findRowLink } from '../list/walk-rows.ts'
import { useLive } from '../live/live.ts'
import { historyPosition, rememberVisit } from '../page/visited.ts'
import { useMe } from '../session/me.ts'
import { useStepUp } from '../session/step-up.ts'
import { showAreaTexts } from '../texts/desk-texts.ts'
import { ChangeNotices } from './change-notices.tsx'
import { OnceOpen } from './once-open.tsx'
import { RailLinks } from './rail-links.tsx'
import { TopBar } from './top-bar.tsx'

/** Loaded when they are first opened. */
const FindDialog = lazy(async () => ({ default: (await import('../find/find-dialog.tsx')).FindDialog }))
const KeysSheet = lazy(async () => {
  const [sheet] = await Promise.all([import('../keys/keys-sheet.tsx'), showAreaTexts('keys')])
  return { default: sheet.KeysSheet }
})
const StepUpDialog = lazy(async () => ({
  default: (await import('../session/step-up-dialog.tsx')).StepUpDialog,
}))

/** The frame of every screen after sign-in: top bar, rail, dialogs of the whole desk. */
export function DeskFrame() {
  const t = useTranslations()
  const { must_set_factor: isLocked } = useMe()
  const { list, isSheetOpen, setSheetOpen, isFindOpen, setFindOpen } = useShortcuts()
  const { waiting } = useStepUp()
  useLive(!isLocked)
  const main = useRef<HTMLElement>(null)
  useFocusOnNewScreen(main)
  useVisits()
  return (
    <div className="flex min-h-dvh flex-col bg-bench print:bg-paper">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-50 focus:rounded-md focus:bg-paper focus:px-3 focus:py-2"
      >
        {t('frame.skip')}
      </a>
      <TopBar hasRail={!isLocked} onFind={() => setFindOpen(true)} onShowKeys={() => setSheetOpen(true)} />
      <div className="flex flex-1">
        {!isLocked && (
          <nav
            aria-label={t('desk.nav.label')}
            className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-16 shrink-0 overflow-y-auto border-e border-hairline bg-paper px-2 py-3 md:block xl:w-52 xl:px-3"
          >
            <RailLinks />
          </nav>
        )}
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="mx-auto w-full min-w-0 max-w-page px-4 py-6 outline-none sm:px-6 lg:px-8"
        >
          {!isLocked && <ChangeNotices />}
          <Outlet />
        </main>
      </div>
      <OnceOpen isOpen={waiting !== null}>
        <StepUpDialog />
      </OnceOpen>
      <OnceOpen isOpen={isSheetOpen}>
        <KeysSheet list={list} isOpen={isSheetOpen} onOpenChange={setSheetOpen} />
      </OnceOpen>
      <OnceOpen isOpen={isFindOpen && !isLocked}>
        <FindDialog isOpen={isFindOpen} onOpenChange={setFindOpen} />
      </OnceOpen>
      <ScrollRestoration />
    </div>
  )
}

/** After a navigation the focus moves to the new content; after a step back to a list, to the row of the record. */
function useFocusOnNewScreen(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    const left = shown.current
    shown.current = pathname
    if (left === pathname) return
    const row = type === 'POP' ? findRowLink(left) : undefined
    ;(row ?? main.current)?.focus({ preventScroll: true })
  }, [main, pathname, type])
}

/** For links back to a list. */
function useVisits(): void {
  const { pathname, search } = useLocation()
  useEffect(() => rememberVisit({ position: historyPosition(), path: pathname, search }), [pathname, search])
}
