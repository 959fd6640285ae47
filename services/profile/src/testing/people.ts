import { isRecord } from '@gb/domain'
import { SessionPort, type SessionUser } from '@gb/service-kit'
import { FORM, type startProfile } from './start-profile.js'

type Service = Awaited<ReturnType<typeof startProfile>>

let counter = 0

/** An address of a network that no other test of this file uses; limits count per network. */
export const freshAddress = (): string => {
  counter += 1
  return `198.51.${100 + Math.floor(counter / 250)}.${1 + (counter % 250)}`
}

/** A mailbox of its own. */
export const freshEmail = (): string => `sam${(counter += 1)}@example.com`

/** A signed-in person in a network and with a mailbox of their own, unless told. */
export const signUp = async (service: Service, { address = freshAddress(), email = freshEmail() } = {}) => {
  const browser = service.browser(address)
  await browser.consenting()
  const { body } = await browser.call('POST', '/api/profile', { body: { ...FORM, email } })
  return { browser, address, email, userId: String(body.user_id), code: String(body.recovery_code) }
}

/** Who the next request of a signed-in browser comes from. */
export const nextUser = async (service: Service, jar: ReadonlyMap<string, string>): Promise<SessionUser> => {
  const user = await service.get(SessionPort, { strict: false }).verify(jar.get('gb_sid') ?? '', null)
  if (user) return user
  throw new Error('nobody is signed in')
}

/** A code that is not this one. */
export const otherThan = (code: string): string => (code === '123456' ? '654321' : '123456')

/** A problem without what differs by nature. */
export const comparable = ({
  status,
  body: { request_id: _request, challenge_id: _challenge, ...body },
}: {
  status: number
  body: Record<string, unknown>
}) => ({ status, body })

/** A list of an answer. */
export const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((entry: unknown) => isRecord(entry)) : []

/** The kinds of the security events about a person, oldest first. */
export const eventsOf = async (service: Service, userId: string): Promise<unknown[]> => {
  const rows = await service.run(
    'SELECT kind FROM profile.security_event WHERE user_id = $1 ORDER BY at, event_id',
    [userId],
  )
  return rows.map(({ kind }) => kind)
}

/** The statuses of answers that came in any order, least first. */
export const statusesOf = (answers: { status: number }[]): number[] =>
  [...answers].map(({ status }) => status).sort((a, b) => a - b)
