import { expect, test } from 'vitest'
import { isFine } from '../harness/is-fine.ts'
import { untilFocused } from '../harness/until-focused.ts'
import { withDesk } from '../harness/with-desk.ts'

const desk = withDesk()

test('a passkey is added, and signs in without a password', async () => {
  const { page, context } = await desk.arrive('owner', '/desk/me')
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const add = page.getByRole('button', { name: 'Add passkey' })
  const name = page.getByLabel('Name of the passkey')
  await add.click()
  await untilFocused(name)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await untilFocused(add)
  await add.click()
  await name.fill('Office laptop')
  await add.click()
  await page.getByText('Passkey added').waitFor()
  await page.getByText('Office laptop').waitFor()
  await isFine(page)

  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Sign in to the desk' }).waitFor()
  await isFine(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('navigation', { name: 'Desk menu' }).waitFor()

  const { rows } = await desk.query('select act from audit order by id desc limit 3')
  expect(rows.map(({ act }) => act)).toEqual(['session.start', 'session.end', 'passkey.add'])
})
