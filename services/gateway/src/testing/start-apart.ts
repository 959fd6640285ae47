import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, SERVICE_NAMES } from '@gb/service-kit'
import { createApp } from '../create-app.js'
import { listen } from './import-calls.js'
import { startProduct } from './start-product.js'

/** A line of a log. */
export interface LogLine {
  reqId?: string
  route?: string
  trace?: string
  msg?: string
}

/** The lines of a log so far; the last may be on its way. */
export const linesOf = (file: string): LogLine[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as LogLine)

/**
 * The whole product as services elsewhere, and a gateway before it that hosts none.
 * @param variables further variables of both
 */
export const startBehindGateway = async (variables: NodeJS.ProcessEnv = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-test-'))
  const logs = { services: join(folder, 'services.log'), gateway: join(folder, 'gateway.log') }
  const product = await startProduct({
    variables: { LOG_LEVEL: 'info', LOG_FILE: logs.services, ...variables },
  })
  const elsewhere = `http://127.0.0.1:${await listen(product.app)}`
  const env = parseEnv({
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: folder,
    WEB_ROOT: folder,
    LOG_LEVEL: 'info',
    LOG_FILE: logs.gateway,
    SERVICES: '',
    ...variables,
    REMOTES: JSON.stringify(Object.fromEntries(SERVICE_NAMES.map((name) => [name, elsewhere]))),
  })
  const gateway = await createApp(env, product.keys)
  const url = `http://127.0.0.1:${await listen(gateway)}`
  const close = async () => {
    await gateway.close()
    await product.app.close()
  }
  return { product, gateway, url, logs, close }
}
