import { CONFIRMATION_PURPOSES, type ConfirmationPurpose } from '@gb/domain'
import type { Call } from './start-profile.js'
import { signUp } from './people.js'
import type { SoftPasskey } from './soft-passkey.js'
import type { startProfile } from './start-profile.js'

type Service = Awaited<ReturnType<typeof startProfile>>
type Browser = Pick<Awaited<ReturnType<typeof signUp>>['browser'], 'call'>

/** Asks for a code for a purpose; answers the digits that were mailed to this address. */
export const mailedConfirmation = async (
  service: Service,
  { call }: Browser,
  purpose: ConfirmationPurpose,
  email: string,
): Promise<string> => {
  await call('POST', '/api/confirmation/start', { body: { purpose, way: 'email' } })
  await service.deliverMails()
  return service.mails.codeFor(email)
}

/** Types a code for a purpose. */
export const typeCode = ({ call }: Browser, purpose: ConfirmationPurpose, code: string, more: Call = {}) =>
  call('POST', '/api/confirmation/confirm', { ...more, body: { purpose, way: 'email', code } })

/** A signed-in person confirms a purpose by mail, as the app asks them to. */
export const confirmByMail = async (
  service: Service,
  person: { browser: Browser; email: string },
  ...purposes: ConfirmationPurpose[]
): Promise<void> => {
  for (const purpose of purposes) {
    const code = await mailedConfirmation(service, person.browser, purpose, person.email)
    const { status, body } = await typeCode(person.browser, purpose, code)
    if (status !== 200) throw new Error(`${purpose} was not confirmed: ${status} ${String(body.error)}`)
  }
}

/** The question that a passkey has to answer for a purpose. */
export const askPasskey = async ({ call }: Browser, purpose: ConfirmationPurpose) => {
  const { body } = await call('POST', '/api/confirmation/start', { body: { purpose, way: 'passkey' } })
  const { question } = body
  if (typeof question === 'object' && question !== null) return { ...question }
  throw new Error('nothing was asked of a passkey')
}

/** A signed-in person confirms a purpose with a passkey. */
export const confirmByPasskey = async (
  browser: Browser,
  purpose: ConfirmationPurpose,
  signer: SoftPasskey,
) => {
  const passkey = signer.sign(await askPasskey(browser, purpose))
  return browser.call('POST', '/api/confirmation/confirm', { body: { purpose, way: 'passkey', passkey } })
}

/** Every session of a person has just confirmed everything, for tests of what follows a confirmation. */
export const confirmEverything = async (service: Service, userId: string): Promise<void> => {
  await service.run(
    `INSERT INTO profile.fresh_confirmation (user_id, session_id, purpose, confirmed_at)
     SELECT user_id, session_id, unnest($2::text[]), created_at FROM profile.session WHERE user_id = $1
     ON CONFLICT DO NOTHING`,
    [userId, [...CONFIRMATION_PURPOSES]],
  )
}

/** A signed-in person who has just confirmed everything. */
export const signUpConfirmed: typeof signUp = async (service, options) => {
  const person = await signUp(service, options)
  await confirmEverything(service, person.userId)
  return person
}
