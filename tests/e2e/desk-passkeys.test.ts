import { expect, test } from 'vitest'
import { isFine } from '../harness/is-fine.ts'
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
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Office laptop')
  await page.getByRole('button', { name: 'Add passkey' }).click()
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
