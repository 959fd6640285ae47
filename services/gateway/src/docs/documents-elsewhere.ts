import { CannotBeReached, type Env, prefixesOfModule, SERVICE_NAMES, type ServiceName } from '@gb/service-kit'
import type { OpenAPIObject } from '@nestjs/swagger'
import { SERVICES } from '../services.js'
import { grouped, type Groups } from './groups.js'

/** The part of the query that asks a process for what it answers itself, and not for what it knows of others. */
export const OWN = 'own'

/** A document is read again when it is older; somebody who reads the console asks for it a few times in a row. */
const FRESH_MS = 60_000
/** One that gave no answer is left alone for a while. */
const AWAY_MS = 5_000
/** The first time a process puts its document together it takes seconds where all of them begin at once. */
const LIMIT_MS = 10_000

/** Where a document lies in each process: everybody's or the operators'. */
export type DocumentPath = 'api/openapi.json' | 'api/operator/openapi.json'

type Listed = Pick<OpenAPIObject, 'paths' | 'components'>

interface Asking {
  answer: Promise<Listed | null>
  until: number
}

/** What a service elsewhere says of its calls. */
export interface Elsewhere {
  service: ServiceName
  /** As it was read last; null when it never was. */
  listed: Listed | null
  /** Whether it gave no answer now. */
  isAway: boolean
}

const isListed = (value: unknown): value is Listed =>
  typeof value === 'object' &&
  value !== null &&
  'paths' in value &&
  typeof value.paths === 'object' &&
  value.paths !== null

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

/** Only what is the service's own: everything else in its document every process answers. */
const ownPart = (service: ServiceName, { paths, components = {} }: Listed): Listed => {
  const prefixes = prefixesOfModule(SERVICES[service].module)
  const own = Object.entries(paths).filter(([path]) => prefixes.some((prefix) => isUnder(path, prefix)))
  return { paths: Object.fromEntries(own), components }
}

/** The documents of services that run elsewhere: fetched when somebody looks, and kept for when one is away. */
export class DocumentsElsewhere {
  private readonly asking = new Map<string, Asking>()
  private readonly lastSaid = new Map<string, Listed>()
  private readonly remotes: { service: ServiceName; url: string }[]

  constructor({ remotes, services }: Pick<Env, 'remotes' | 'services'>) {
    this.remotes = SERVICE_NAMES.flatMap((service) => {
      const url = remotes[service]
      return url === undefined || services.includes(service) ? [] : [{ service, url }]
    })
  }

  /** @param authorization the header of who asks: each service lets the same people read */
  of(path: DocumentPath, authorization: string | undefined): Promise<Elsewhere[]> {
    return Promise.all(
      this.remotes.map(async ({ service, url }) => {
        const key = `${service} ${path}`
        const said = await this.asked(key, () =>
          this.read(service, new URL(`/${path}?${OWN}=`, url), authorization),
        )
        if (said) this.lastSaid.set(key, said)
        return { service, listed: said ?? this.lastSaid.get(key) ?? null, isAway: said === null }
      }),
    )
  }

  /** Whoever asks at the same time, or soon after, waits for one answer: strangers may ask too. */
  private async asked(key: string, read: () => Promise<Listed | null>): Promise<Listed | null> {
    const known = this.asking.get(key)
    if (known && Date.now() < known.until) return known.answer
    const asking: Asking = { answer: read(), until: Date.now() + FRESH_MS }
    this.asking.set(key, asking)
    const said = await asking.answer
    if (said === null) asking.until = Date.now() + AWAY_MS
    return said
  }

  private async read(service: ServiceName, url: URL, authorization = ''): Promise<Listed | null> {
    try {
      const answer = await fetch(url, {
        headers: authorization === '' ? {} : { authorization },
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      })
      const read: unknown = answer.ok ? await answer.json() : null
      return isListed(read) ? ownPart(service, read) : null
    } catch {
      return null
    }
  }
}

const away = ({ service, listed }: Elsewhere): string =>
  `- ${new CannotBeReached(service).message} ${listed ? 'Its calls are listed as they were.' : 'Its calls are missing here.'}`

/** One document of all processes, in the groups of its page. Says whose part is missing or may be old. */
export const merged = (
  own: OpenAPIObject,
  elsewhere: readonly Elsewhere[],
  groups: Groups,
): OpenAPIObject => {
  const parts = elsewhere.flatMap(({ listed }) => (listed ? [listed] : []))
  if (elsewhere.length === 0) return own
  const paths = [own, ...parts].flatMap((part) => Object.entries(part.paths))
  const listed = [...parts, own].flatMap(({ components }) => Object.entries(components?.schemas ?? {}))
  const schemas = Object.fromEntries(listed)
  const absent = elsewhere.filter(({ isAway }) => isAway).map(away)
  const whole = {
    ...own,
    info: { ...own.info, description: [own.info.description ?? '', ...absent].join('\n\n') },
    paths: Object.fromEntries(paths.toSorted(([a], [b]) => a.localeCompare(b))),
    components: { ...own.components, schemas },
  }
  return grouped(whole, groups)
}
