import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { databaseUrlOf } from './database-url'
import { ROOT, type Product } from './product'

// The driver belongs to the services; whoever runs journeys need not have it.
const RUN = `
import pg from 'pg'
const client = new pg.Client(process.env.URL)
await client.connect()
await client.query(process.env.SQL)
await client.end()
`

/** Changes the data of a product behind its back: what only an operator or the time could do. */
export const runSql = (product: Product, sql: string): void => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', RUN], {
    cwd: join(ROOT, 'services/profile'),
    env: { ...process.env, URL: databaseUrlOf(product.dataDir), SQL: sql },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}
