import { join } from 'node:path'
import { jest } from '@jest/globals'
import type { Statement } from '@gb/service-kit'

const DECLARING = join(process.cwd(), 'libs/service-kit/src/database/sql/statement.ts')

/**
 * Notes every statement that the product declares from here on; call it before anything of the product is imported. Not
 * only what a walk happens to ask: what is asked once a year is declared like everything else.
 * @returns the list, which grows while modules are imported and services start
 */
export const noteStatements = (): Statement[] => {
  const declared: Statement[] = []
  const noting = (stated: Statement): Statement => {
    declared.push(stated)
    return stated
  }
  jest.unstable_mockModule(DECLARING, () => ({
    statement: (name: string, text: string) => noting({ name, text }),
    statementForEveryone: (name: string, text: string) => noting({ name, text, forEveryone: true }),
    statementForPerson: (name: string, text: string) => noting({ name, text, forFirst: true }),
  }))
  return declared
}
