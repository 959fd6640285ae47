import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HelperScope } from '@gb/domain'
import type { Replica } from './two-replicas.js'

export type Person = Awaited<ReturnType<Replica['signUp']>>

/** What a person chooses who invites somebody. */
interface Terms {
  scopes: HelperScope[]
  may_log: boolean
  days: number
}

const TERMS: Terms = { scopes: ['weights', 'fluids', 'meals'], may_log: false, days: 90 }
const TRIES = 300

/** A mail as a file; its name begins with when it was sent. */
interface MailFile {
  name: string
  text: string
}

/** Everything that was mailed to an address, by any of these replicas, oldest first. */
export const mailsTo = (replicas: readonly Replica[], email: string): string[] => {
  const files = replicas.flatMap(({ env }): MailFile[] => {
    const folder = join(env.dataDir, 'mail')
    // Made with the first mail.
    const names = existsSync(folder) ? readdirSync(folder) : []
    return names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  })
  files.sort((one, other) => one.name.localeCompare(other.name))
  return files.flatMap(({ text }) => (text.includes(`\nTo: ${email}\n`) ? [text] : []))
}

/** The token of the newest invitation that an address has got; waits for it. */
export const mailedToken = async (
  replicas: readonly Replica[],
  email: string,
  known: readonly string[] = [],
): Promise<string> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const tokens = mailsTo(replicas, email).flatMap(
      (mail) => /#at-your-side=([\w-]{43})/.exec(mail)?.[1] ?? [],
    )
    const fresh = tokens.filter((token) => !known.includes(token)).at(-1)
    if (fresh !== undefined) return fresh
    await sleep(20)
  }
  throw new Error(`no invitation was mailed to ${email}`)
}

/** The address of a person's profile. */
export const emailOf = async (person: Person): Promise<string> =>
  String((await person.call('GET', `/api/profile/${person.userId}`)).body.email)

/** One person invites another, who accepts. */
export const bringTogether = async (
  replicas: readonly Replica[],
  owner: Person,
  helper: Person,
  changes: Partial<Terms> = {},
) => {
  const email = await emailOf(helper)
  const before = mailsTo(replicas, email).flatMap((mail) => /#at-your-side=([\w-]{43})/.exec(mail)?.[1] ?? [])
  const invited = await owner.call('POST', '/api/helpers', { email, ...TERMS, ...changes })
  if (invited.status !== 201) throw new Error(`the invitation answered ${invited.status}`)
  const token = await mailedToken(replicas, email, before)
  const accepted = await helper.call('POST', '/api/helping', { token })
  if (accepted.status !== 200) throw new Error(`accepting answered ${accepted.status}`)
  const { body } = await owner.call('GET', '/api/helpers')
  const [first] = Array.isArray(body.helpers) ? (body.helpers as { grant_id: string }[]) : []
  return { token, grantId: first?.grant_id ?? 'none', email }
}
