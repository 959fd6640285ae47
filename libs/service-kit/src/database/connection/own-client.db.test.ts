import { describe, expect, it } from '@jest/globals'
import { withOwnClient } from './own-client.js'

const connectionString = process.env.TEST_DATABASE_URL ?? ''

describe(withOwnClient.name, () => {
  it('tells the work of a connection that was ended while nobody asked anything, and lives on', async () => {
    const work = withOwnClient({ connectionString }, async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      const gone = new Promise<void>((resolve) => client.once('end', () => resolve()))
      await withOwnClient({ connectionString }, (other) =>
        other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]),
      )
      await gone
      await client.query('SELECT 1')
    })
    await expect(work).rejects.toThrow('not queryable')
  })

  it('gives the connection back when the work is done', async () => {
    const name = 'own-client-test'
    await withOwnClient({ connectionString, application_name: name }, (client) => client.query('SELECT 1'))
    const left = await withOwnClient({ connectionString }, async (client) => {
      const sql = 'SELECT FROM pg_stat_activity WHERE application_name = $1'
      while ((await client.query(sql, [name])).rowCount !== 0) await client.query('SELECT pg_sleep(0.01)')
      return 0
    })
    expect(left).toBe(0)
  })
})
