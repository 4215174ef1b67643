import { Refusal } from '../../../contract/wire/errors.ts'
import { isGuessable, type Ranks } from '../../../domain/guessable-password.ts'
import type { Context } from '../../context.ts'

type Person = { email: string; contactName: string; companyName: string }

/** Rejects a guessable password, as an error of its field. Attackers try the shop's names with every account. */
export async function refuseGuessable(
  { site }: Pick<Context, 'site'>,
  typed: { password: string } | { new_password: string },
  { email, contactName, companyName }: Person,
): Promise<void> {
  const { company_name, website_home } = await site()
  const shopHost = URL.parse(website_home)?.hostname ?? ''
  const names = [email, ...email.split('@'), contactName, companyName, company_name, shopHost]
  ranks ??= loadRanks()
  for (const [field, password] of Object.entries(typed))
    if (isGuessable(password, await ranks, names))
      throw new Refusal(400, {
        reason: 'errors.check_input',
        fields: { [field]: { key: 'answers.password_guessable' } },
      })
}

/** "Password" in the shop's languages, where the list lacks it, and the shop's default name. */
const OURS =
  'chipfront kennwort parolachiave contrasena motdepasse mima пароль 密码 密碼 パスワード 비밀번호 كلمةالمرور كلمةالسر'

// Loaded on first use, so not by every CLI command.
let ranks: Promise<Ranks> | undefined

async function loadRanks(): Promise<Ranks> {
  const { passwords } = await import('./common-passwords.json')
  const commonestFirst = `${OURS} ${passwords}`.split(' ')
  return new Map(commonestFirst.map((password, at) => [password, at + 1]))
}
