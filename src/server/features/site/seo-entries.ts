import type { SeoEntry } from '../../../contract/desk/settings.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { SEO_TEXTS } from '../../../domain/setting-sections.ts'
import type { Acting, ShopContext } from '../../context.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { recordAct } from '../audit/index.ts'
import { refuseConflicts } from './refuse-conflicts.ts'
import { seoProblem } from './seo-problem.ts'
import { addRev, listRevs, lockSettings, type SettingRev } from './setting-revs.queries.ts'
import { listAllSeo, removeSeo, type SeoRow, type SeoTexts, saveSeo } from './staff.queries.ts'

export async function listSeoEntries({ db }: Pick<ShopContext, 'db'>): Promise<SeoEntry[]> {
  const revs = await listRevs(db)
  return (await listAllSeo(db)).map(row => toEntry(row, revs))
}

type Saving = Pick<Acting, 'pool' | 'by'>
type Place = Pick<SeoRow, 'path' | 'lang'>
type Save = Place & SeoTexts

/** From the desk or a shell. Without a revision the last one wins. */
export async function saveSeoEntry(
  { pool, by }: Saving,
  { path, lang, ...given }: Save,
  seenRev: number | null,
): Promise<SeoEntry> {
  const problem = seoProblem(path, lang, given)
  if (problem !== null)
    throw new Refusal(400, {
      reason: 'errors.check_input',
      fields: { [problem.field]: { key: 'desk_settings.errors.path' } },
    })
  const place = { path, lang }
  return inTransaction(pool, async ({ db }) => {
    await lockSettings(db)
    const before = await findEntry(db, place)
    const changes = SEO_TEXTS.flatMap(text => {
      const after = given[text]
      const was = before?.[text] ?? ''
      return after === undefined || after === was
        ? []
        : [{ name: revName(place, text), text, before: was, after }]
    })
    if (changes.length > 0) {
      await refuseConflicts(db, by, changes, seenRev)
      await saveSeo(db, path, lang, given)
      await addRev(
        db,
        by,
        changes.map(({ name }) => name),
      )
      await recordAct(db, by, {
        act: 'seo.save',
        subject: subjectOf(place),
        changes: Object.fromEntries(changes.map(({ text, before: was, after }) => [text, [was, after]])),
      })
    }
    return toEntry(
      { ...place, title: '', keyword: '', description: '', ...before, ...given },
      await listRevs(db),
    )
  })
}

/** Returns false when there was nothing. */
export async function removeSeoEntry({ pool, by }: Saving, { path, lang }: Place): Promise<boolean> {
  const place = { path, lang }
  return inTransaction(pool, async ({ db }) => {
    await lockSettings(db)
    const before = await findEntry(db, place)
    if (!before) return false
    await removeSeo(db, path, lang)
    const filled = SEO_TEXTS.filter(text => before[text] !== '')
    await addRev(
      db,
      by,
      filled.map(text => revName(place, text)),
    )
    await recordAct(db, by, {
      act: 'seo.remove',
      subject: subjectOf(place),
      changes: Object.fromEntries(filled.map(text => [text, [before[text], '']])),
    })
    return true
  })
}

async function findEntry(db: TransactionDatabase, { path, lang }: Place): Promise<SeoRow | null> {
  return (await listAllSeo(db)).find(row => row.path === path && row.lang === lang) ?? null
}

function revName({ path, lang }: Place, text: (typeof SEO_TEXTS)[number]): string {
  return `${text} ${lang} ${path}`
}

function subjectOf({ path, lang }: Place) {
  return { kind: 'seo', id: `${path} ${lang}`, label: `${path} (${lang})` }
}

function toEntry(row: SeoRow, revs: ReadonlyMap<string, SettingRev>): SeoEntry {
  return { ...row, rev: Math.max(0, ...SEO_TEXTS.map(text => revs.get(revName(row, text))?.rev ?? 0)) }
}
