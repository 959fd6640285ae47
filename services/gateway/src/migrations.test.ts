import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { DATABASES } from './services.js'

const HERE = import.meta.dirname
/** Files of a service's migrations, by name. */
const filesOf = (folder: string): string[] =>
  readdirSync(join(HERE, '../..', folder))
    .filter((name) => /^\d+-.*\.ts$/u.test(name))
    .sort()

const stampOf = (name: string): number => Number(/\d{13}$/u.exec(name)?.[0])

/** Class names in the order they are handed to TypeORM. */
const listOf = ({ migrations }: (typeof DATABASES)[number]): string[] =>
  Object.values(migrations).map((one: unknown) => (one as { name: string }).name)

/** Since then servers are replaced one by one (decision 90), so that those of two releases share the tables for a while. */
const ONE_BY_ONE_SINCE = 1795463379000

/** What takes away or tightens something that servers of the release before still use. */
const TAKES_AWAY =
  /\bDROP (?:COLUMN|TABLE|VIEW|FUNCTION|SCHEMA|DEFAULT)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b|\bALTER (?:COLUMN )?\w+ TYPE\b/iu

interface Migration {
  up: (runner: { query: (text: string) => Promise<unknown[]> }) => Promise<unknown>
}

/** The statements that a migration runs on its way up, on a database without rows. */
const statementsOf = async (migration: Migration): Promise<string[]> => {
  const seen: string[] = []
  await migration.up({
    query: (text) => {
      seen.push(text)
      return Promise.resolve([])
    },
  })
  return seen
}

describe.each(DATABASES.map((database) => [database.service, database] as const))(
  'migrations of %s',
  (service, database) => {
    const list = listOf(database)
    const folder = `${service}/src/database/migrations`

    it('are listed in the order they were made in, each at a moment of its own', () => {
      const stamps = list.map(stampOf)
      expect(stamps).toEqual([...new Set(stamps)].sort((a, b) => a - b))
    })

    it('carry the moment they were made at, and none lies ahead', () => {
      expect(list.filter((name) => !(stampOf(name) <= Date.now()))).toEqual([])
    })

    it('use their words once: a history with other moments is known by them', () => {
      const words = list.map((name) => name.replace(/\d{13}$/u, ''))
      expect(words).toHaveLength(new Set(words).size)
    })

    it('take nothing away: a server of the release before still reads and writes it while they are replaced', async () => {
      const made = Object.values(database.migrations) as unknown as (new () => Migration)[]
      const bound = made.filter(({ name }) => stampOf(name) > ONE_BY_ONE_SINCE)
      const all = await Promise.all(bound.map(async (Made) => statementsOf(new Made())))
      expect(all.flat().filter((text) => TAKES_AWAY.test(text))).toEqual([])
    })

    it('lie in files of the same moment, and every file is listed', () => {
      const classes = filesOf(folder).map((file) => {
        const source = readFileSync(join(HERE, '../..', folder, file), 'utf8')
        const name = /^export class (\w+) implements MigrationInterface/mu.exec(source)?.[1]
        return name?.endsWith(file.slice(0, 13)) ? name : `${file} holds ${name ?? 'no migration'}`
      })
      expect(classes).toEqual(list)
    })
  },
)
