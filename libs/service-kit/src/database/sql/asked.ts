import { currentPerson, EVERYONE, onePerson } from './person-scope.js'
import type { Statement } from './statement.js'

/** A statement and its values. */
export interface Asked {
  statement: Statement
  values: unknown[]
}

/** The same for a server that keeps no names. */
export const withoutName = ({ statement, values }: Asked): Asked => ({
  statement: { ...statement, name: '' },
  values,
})

const personOf = ({ statement: { forEveryone, forFirst }, values: [first] }: Asked): string => {
  if (forEveryone) return EVERYONE
  return forFirst ? onePerson(first) : currentPerson()
}

/** Whom statements are for that go out together. @throws Error when they are not for the same */
export const personAsked = (asked: readonly Asked[]): string => {
  const [person = '', ...others] = asked.map(personOf)
  if (others.some((other) => other !== person))
    throw new Error('statements for several people in one message')
  return person
}
