import { expect, test } from 'vitest'
import { findText, loadTextFile } from '../../contract/wire/messages.ts'
import { growingTexts, loadTexts } from './growing-texts.ts'

test('files that load at the same time all arrive, and add to the groups of the others', async () => {
  const { messages } = growingTexts('en', await loadTextFile('en', 'shell'))
  expect(findText(messages(), 'errors.shipping_required')).toBeNull()
  await loadTexts(['home', 'buying', 'account', 'dialogs'])
  for (const key of [
    'home.news',
    'errors.server',
    'errors.shipping_required',
    'errors.link_invalid',
    'errors.subject_required',
  ])
    expect(findText(messages(), key)).not.toBeNull()
})

test('the errors that only the server reports stay there', async () => {
  const { messages } = growingTexts('en', await loadTextFile('en', 'shell'))
  await loadTexts(['account', 'bom', 'buying', 'catalogue', 'dialogs', 'orders', 'quoting'])
  expect(findText(messages(), 'errors.wallet_down')).toBeNull()
})
