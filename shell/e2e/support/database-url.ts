import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The product's own embedded database, for processes that share it. */
export const databaseUrlOf = (dataDir: string): string => {
  const { password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    password: string
  }
  const port = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3] ?? ''
  return `postgres://gastric_buddy:${password}@127.0.0.1:${port}/gastric_buddy`
}
