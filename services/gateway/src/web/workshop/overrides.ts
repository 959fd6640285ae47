import { CONFIG_NAME, REMOTE_NAME } from '@gb/domain'

/** What an address asks for: another build of a remote, by its name. */
export type Overrides = Readonly<Record<string, string>>

/** What an address asks for: flags that are on or off in this tab, by remote. */
export type FlagOverrides = Readonly<Record<string, Readonly<Record<string, boolean>>>>

const PARAMETER = 'remote.'
const FLAG_PARAMETER = 'flag.'
const MOST = 8
const MOST_FLAGS = 40
const LONGEST = 500

/** Names of one's own machine: whoever serves there may already run what they like on it. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** An override that may not be; its words are for who made the address. */
export class RefusedOverride extends Error {}

/**
 * Reads the overrides of an address: `?remote.mfe-scan=http://localhost:5172`. Throws RefusedOverride.
 * @param origins those that builds may come from, besides one's own machine
 */
export function overridesIn(query: URLSearchParams, origins: readonly string[]): Overrides {
  const asked = [...query].filter(([name, value]) => name.startsWith(PARAMETER) && value !== '')
  if (asked.length > MOST) throw new RefusedOverride(`There are more than ${MOST} overrides.`)
  return Object.fromEntries(
    asked.map(([parameter, value]) => {
      const name = parameter.slice(PARAMETER.length)
      if (!REMOTE_NAME.test(name)) throw new RefusedOverride('A remote has a name like mfe-scan.')
      return [name, addressOf(name, value, origins)]
    }),
  )
}

/** Reads the flags of an address: `?flag.mfe-scan.mealsOfThisHour=on`. Throws RefusedOverride. */
export function flagsIn(query: URLSearchParams): FlagOverrides {
  const asked = [...query].filter(([name, value]) => name.startsWith(FLAG_PARAMETER) && value !== '')
  if (asked.length > MOST_FLAGS) throw new RefusedOverride(`There are more than ${MOST_FLAGS} flags.`)
  const flags: Record<string, Record<string, boolean>> = {}
  for (const [parameter, value] of asked) {
    const [remote = '', name = '', ...more] = parameter.slice(FLAG_PARAMETER.length).split('.')
    if (!REMOTE_NAME.test(remote) || !CONFIG_NAME.test(name) || more.length > 0)
      throw new RefusedOverride('A flag has a name like flag.mfe-scan.mealsOfThisHour.')
    if (value !== 'on' && value !== 'off') throw new RefusedOverride('A flag is on or off.')
    flags[remote] = { ...flags[remote], [name]: value === 'on' }
  }
  return flags
}

function addressOf(name: string, value: string, origins: readonly string[]): string {
  const url = value.length <= LONGEST && URL.canParse(value) ? new URL(value) : null
  const isWeb =
    url !== null && ['http:', 'https:'].includes(url.protocol) && url.username + url.password === ''
  if (!isWeb) throw new RefusedOverride(`The override of ${name} is no address like http://localhost:5172.`)
  if (OWN_MACHINE.has(url.hostname) || origins.includes(url.origin)) return url.href
  throw new RefusedOverride(`${name} may not come from ${url.origin}: OVERRIDE_ORIGINS does not name it.`)
}

/** The content policy of a page with overrides: what it permits its own origin, it permits theirs. */
export function policyWith(policy: string, overrides: Overrides): string {
  const origins = new Set(Object.values(overrides).map((address) => new URL(address).origin))
  if (origins.size === 0) return policy
  const opened = /^(?:script|style|img|connect|font)-src /
  return policy
    .split('; ')
    .map((rule) => (opened.test(rule) ? [rule, ...origins].join(' ') : rule))
    .join('; ')
}
