import { AsyncLocalStorage } from 'node:async_hooks'

/** The setting that row-level security compares with: a `user_id`, one of the two below, or nothing at all. */
export const PERSON_SETTING = 'gb.person'

/** Nobody: rows about people are not seen and not written. */
export const NOBODY = ''

/** Everybody, said openly. */
export const EVERYONE = '*'

const scopes = new AsyncLocalStorage<{ person: string }>()

/** Whom the database is asked for at this moment. */
export const currentPerson = (): string => scopes.getStore()?.person ?? NOBODY

/** What names one person; anything else is nobody. An id comes from outside now and then, and nobody is called everybody. */
export const onePerson = (userId: unknown): string =>
  typeof userId === 'string' && userId !== EVERYONE ? userId : NOBODY

/** Runs work on behalf of one person: no other person's rows are there for it. */
export const forPerson = <T>(userId: string, work: () => T): T =>
  scopes.run({ person: onePerson(userId) }, work)

/**
 * Runs work that is for everybody by its nature: a sweep, rounds, a list of operators. Never for what somebody asks
 * about themselves.
 */
export const forEveryone = <T>(work: () => T): T => scopes.run({ person: EVERYONE }, work)

/** Runs a request, for nobody until `requestIsFor` says more. */
export const forRequest = <T>(work: () => T): T => scopes.run({ person: NOBODY }, work)

/** From here on the running request is for this person. Does nothing outside of a request. */
export const requestIsFor = (userId: string): void => {
  const scope = scopes.getStore()
  if (scope) scope.person = onePerson(userId)
}

/** From here on the running request is for everybody: a list of operators. Does nothing outside of a request. */
export const requestIsForEveryone = (): void => {
  const scope = scopes.getStore()
  if (scope) scope.person = EVERYONE
}

/** The same service, but each call of it is for everybody: for a test or a command, which has no request of a person. */
export const ofEveryone = <T extends object>(service: T): T =>
  new Proxy(service, {
    get: (target, name): unknown => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => forEveryone((): unknown => value.apply(target, args))
    },
  })
