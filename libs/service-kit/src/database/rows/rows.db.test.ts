import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Pool } from 'pg'
import { Column, DataSource, Entity, PrimaryColumn, type Repository } from 'typeorm'
import { forEveryone, forPerson } from '../sql/person-scope.js'
import { Sql } from '../sql/sql.js'
import { NUMERIC } from './columns.js'
import { rowsThrough } from './rows-runner.js'

@Entity({ schema: 'rows_test', name: 'note' })
class Note {
  @PrimaryColumn({ type: 'text' })
  id!: string

  @Column({ type: 'text' })
  words!: string

  @Column({ type: 'numeric', nullable: true, transformer: NUMERIC })
  price!: number | null
}

/** Whom the database is asked for, as row-level security sees it. */
@Entity({ schema: 'rows_test', name: 'asked' })
class Asked {
  @PrimaryColumn({ type: 'text' })
  person!: string
}

const TABLES = `CREATE SCHEMA rows_test;
  CREATE TABLE rows_test.note (id text PRIMARY KEY, words text NOT NULL CHECK (words <> 'never'), price numeric);
  CREATE VIEW rows_test.asked AS SELECT current_setting('gb.person', true) AS person`

let pool: Pool
let dataSource: DataSource
let sql: Sql
let notes: Repository<Note>

const person = async () => (await dataSource.getRepository(Asked).find())[0]?.person
const note = (id: string, words = 'kept', price: number | null = null): Note => ({ id, words, price })

beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL ?? ''
  pool = new Pool({ connectionString: url, max: 4 })
  await pool.query(TABLES)
  dataSource = await new DataSource({
    type: 'postgres',
    url,
    entities: [Note, Asked],
    installExtensions: false,
  }).initialize()
  sql = new Sql(pool)
  rowsThrough(dataSource, sql)
  notes = dataSource.getRepository(Note)
})

afterAll(async () => {
  await dataSource.destroy()
  await pool.query('DROP SCHEMA rows_test CASCADE')
  await pool.end()
})

describe('repositories of rows', () => {
  it('read what they wrote, numbers as numbers', async () => {
    await notes.insert(note('price', 'kept', 9.99))
    expect(await notes.findOneBy({ id: 'price' })).toEqual({ id: 'price', words: 'kept', price: 9.99 })
    expect((await notes.update({ id: 'price' }, { price: 10 })).affected).toBe(1)
    expect((await notes.update({ id: 'none' }, { price: 10 })).affected).toBe(0)
    expect((await notes.delete({ id: 'price' })).affected).toBe(1)
  })

  it('ask for the person whom the work is for, and for nobody without one', async () => {
    expect(await person()).toBe('')
    expect(await forPerson('anna', person)).toBe('anna')
    expect(await forEveryone(person)).toBe('*')
    expect(await person()).toBe('')
  })

  it('say the person anew when a transaction goes on for another one', async () => {
    const both = await sql.transaction(async () => [
      await forPerson('anna', person),
      await forPerson('bert', person),
    ])
    expect(both).toEqual(['anna', 'bert'])
  })

  it('join the running transaction: undone with it, unseen outside of it', async () => {
    const work = sql.transaction(async () => {
      await notes.insert(note('undone'))
      expect(await notes.existsBy({ id: 'undone' })).toBe(true)
      const { rowCount } = await pool.query(`SELECT FROM rows_test.note WHERE id = 'undone'`)
      expect(rowCount).toBe(0)
      throw new Error('after')
    })
    await expect(work).rejects.toThrow('after')
    expect(await notes.existsBy({ id: 'undone' })).toBe(false)
  })

  it('save within a transaction only, and leave its end to it', async () => {
    await expect(notes.save(note('alone'))).rejects.toThrow('within sql.transaction')
    await sql.transaction(() => notes.save([note('first'), note('second')]))
    expect(await notes.countBy({ words: 'kept' })).toBe(2)
    const broken = sql.transaction(async () => {
      await notes.save(note('third'))
      await notes.save(note('fourth', 'never')).catch(() => undefined)
    })
    await expect(broken).rejects.toThrow('the transaction had failed before its end')
    expect(await notes.existsBy({ id: 'third' })).toBe(false)
  })

  it('fail with the error of the driver, which tells what was refused', async () => {
    await notes.insert(note('twice'))
    await expect(notes.insert(note('twice'))).rejects.toMatchObject({
      name: 'error',
      code: '23505',
      constraint: 'note_pkey',
    })
  })

  it('give every connection back', async () => {
    await Promise.all(Array.from({ length: 20 }, (_one, n) => notes.findOneBy({ id: String(n) })))
    expect(pool.idleCount).toBe(pool.totalCount)
  })
})
