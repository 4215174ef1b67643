import { expect, test } from 'vitest'
import { LANGS } from '../src/domain/locales.ts'
import { ALL_MAILS } from '../src/server/all-mails.ts'
import { readLocale } from './harness/locale-files.ts'

test.each(LANGS)('every kind of mail has a name at the desk in %s', lang => {
  const { mail_kinds: names } = Object.assign({ mail_kinds: {} }, readLocale(lang).desk)
  expect(Object.keys(ALL_MAILS).filter(kind => !Object.hasOwn(names, kind))).toEqual([])
})
