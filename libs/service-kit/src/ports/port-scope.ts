import { isUUID } from 'class-validator'
import { forEveryone, forPerson } from '../database/sql/person-scope.js'
import type { PortEntry } from './port-list.js'

/** Whom a call names: its first argument, or the `userId` of it. */
const personNamed = ([first]: readonly unknown[]): string | null => {
  const named: unknown =
    typeof first === 'object' && first !== null && 'userId' in first ? first.userId : first
  return typeof named === 'string' && isUUID(named) ? named : null
}

/**
 * Runs a call from another process on behalf of the person it names. In one process a port is called inside of what the
 * caller does, and needs nothing. A call that names nobody sees no rows about people, unless the port says otherwise.
 */
export const inScopeOf = <T>(
  entry: PortEntry,
  method: string,
  args: readonly unknown[],
  work: () => T,
): T => {
  if (entry.forEveryone?.includes(method)) return forEveryone(work)
  const person = personNamed(args)
  return person === null ? work() : forPerson(person, work)
}
