import 'reflect-metadata'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModulesContainer, NestFactory } from '@nestjs/core'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { collectRoutes, createAdapter, createLogger, Keys, parseEnv } from '@gb/service-kit'
import { buildDocument, publicPart } from './docs/document.js'
import { RootModule } from './root.module.js'

const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none'

const throwawayKeys = (): Keys => {
  const zero = Buffer.alloc(32).toString('base64')
  return new Keys({ current: '1', data: { '1': zero }, lookup: zero, internal: zero, log: zero })
}

const write = (folder: string, name: string, value: unknown): void =>
  writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)

/** Writes `openapi.json` and `routes.json` into the folder given as the first argument; needs no database. */
const emit = async (folder: string): Promise<void> => {
  const env = parseEnv({ DATABASE_URL: NO_DATABASE, LOG_LEVEL: 'silent' })
  const adapter = await createAdapter(env, throwawayKeys(), createLogger(env))
  const app = await NestFactory.create<NestFastifyApplication>(RootModule.of(env, throwawayKeys()), adapter, {
    preview: true,
    logger: false,
    abortOnError: false,
  })
  write(folder, 'openapi.json', publicPart(buildDocument(app)))
  write(folder, 'routes.json', collectRoutes(app.get(ModulesContainer)))
  await app.close()
}

await emit(process.argv[2] ?? '.')
process.exit(0)
