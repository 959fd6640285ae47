import 'reflect-metadata'
import { describe, expect, it } from '@jest/globals'
import { ModulesContainer, NestFactory } from '@nestjs/core'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import {
  collectRoutes,
  createAdapter,
  createLogger,
  Keys,
  parseEnv,
  SERVICE_NAMES,
  type ServiceName,
} from '@gb/service-kit'
import { RootModule } from './root.module.js'
import { SERVICES } from './services.js'

const NO_KEY = Buffer.alloc(32).toString('base64')
const KEYS = new Keys({ current: '1', data: { '1': NO_KEY }, lookup: NO_KEY, internal: NO_KEY, log: NO_KEY })

/** Paths that a process answers which hosts these services, without starting it. */
const pathsOf = async (hosted: ServiceName | ''): Promise<string[]> => {
  const env = parseEnv({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    LOG_LEVEL: 'silent',
    SERVICES: hosted,
  })
  const adapter = await createAdapter(env, KEYS, createLogger(env))
  const app = await NestFactory.create<NestFastifyApplication>(RootModule.of(env, KEYS), adapter, {
    preview: true,
    logger: false,
    abortOnError: false,
  })
  const paths = collectRoutes(app.get(ModulesContainer)).map(({ path }) => path)
  await app.close()
  return [...new Set(paths)]
}

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

const servicesOf = (path: string): ServiceName[] =>
  SERVICE_NAMES.filter((name) => SERVICES[name].prefixes.some((prefix) => isUnder(path, prefix)))

describe('the prefixes of a service', () => {
  it.each(SERVICE_NAMES)('send every path of %s to it and to nobody else', async (name) => {
    const everywhere = new Set(await pathsOf(''))
    const own = (await pathsOf(name)).filter((path) => !everywhere.has(path))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((path) => servicesOf(path).join() !== name)).toEqual([])
  })

  it('take nothing from what every process answers itself', async () => {
    expect((await pathsOf('')).filter((path) => servicesOf(path).length > 0)).toEqual([])
  })
})
