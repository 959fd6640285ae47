import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { IMPORT_MAX_BYTES } from '@gb/domain'
import { loadKeys, parseEnv, SERVICE_NAMES } from '@gb/service-kit'
import { createApp } from './create-app.js'
import { importsTo, listen, startForImports, weight, whole } from './testing/import-calls.js'

const MEBIBYTE = 1024 * 1024

let product: Awaited<ReturnType<typeof startForImports>>
let gateway: Awaited<ReturnType<typeof createApp>>
let behind: ReturnType<typeof importsTo>

beforeAll(async () => {
  product = await startForImports()
  const folder = mkdtempSync(join(tmpdir(), 'gateway-test-'))
  const elsewhere = `http://127.0.0.1:${product.port}`
  const env = parseEnv({
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: folder,
    WEB_ROOT: folder,
    LOG_LEVEL: 'silent',
    SERVICES: '',
    REMOTES: JSON.stringify(Object.fromEntries(SERVICE_NAMES.map((name) => [name, elsewhere]))),
  })
  gateway = await createApp(env, loadKeys(env.keysFile, true))
  behind = importsTo(await listen(gateway))
}, 120_000)
afterAll(async () => {
  await gateway.close()
  await product.app.close()
})

describe('an import through a gateway that hosts no service', () => {
  it('may be as large as it may be without one', async () => {
    const person = await product.signUp()
    const notes = 'A line of a journal. '.repeat(230)
    const rows = Array.from({ length: 1200 }, (_, n) => JSON.stringify({ ...weight(n), notes }))
    const body = whole(person.userId, `"weight_entries":[${rows.join(',')}]`)
    expect(Buffer.byteLength(body)).toBeGreaterThan(5 * MEBIBYTE)
    expect(await behind.send(person, body)).toMatchObject({
      status: 200,
      body: { logs: { weight: { imported: 1200, refused: 0 } } },
    })
  }, 60_000)

  it('is refused over 16 MiB', async () => {
    const person = await product.signUp()
    const body = 'x'.repeat(IMPORT_MAX_BYTES + 1)
    expect(await behind.sendBeginning(person, body, 0)).toMatchObject({ status: 413 })
  })

  it('is answered before its body has come where it is refused without it', async () => {
    const body = 'x'.repeat(IMPORT_MAX_BYTES)
    expect(await behind.sendBeginning({ jar: new Map() }, body, 1000)).toMatchObject({ status: 401 })
  })
})
