import 'reflect-metadata'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ModulesContainer, NestFactory } from '@nestjs/core'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import {
  collectRoutes,
  createAdapter,
  createLogger,
  Keys,
  parseEnv,
  prefixesOfModule,
  type RouteRule,
  SERVICE_NAMES,
  type ServiceName,
} from '@gb/service-kit'
import { limitedPrefixes } from './proxy/limits.js'
import { registerProxies } from './proxy/proxy.js'
import { RootModule } from './root.module.js'
import { SERVICES } from './services.js'

const NO_KEY = Buffer.alloc(32).toString('base64')
const KEYS = new Keys({ current: '1', data: { '1': NO_KEY }, lookup: NO_KEY, internal: NO_KEY, log: NO_KEY })
const ANY_ID = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'

const envOf = (variables: Record<string, string>) =>
  parseEnv({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', LOG_LEVEL: 'silent', ...variables })

/** Routes that a process answers which hosts these services, without starting it. */
const routesOf = async (hosted: ServiceName | ''): Promise<RouteRule[]> => {
  const env = envOf({ SERVICES: hosted })
  const adapter = await createAdapter(env, KEYS, createLogger(env))
  const app = await NestFactory.create<NestFastifyApplication>(RootModule.of(env, KEYS), adapter, {
    preview: true,
    logger: false,
    abortOnError: false,
  })
  const routes = collectRoutes(app.get(ModulesContainer))
  await app.close()
  return routes
}

const nameOf = ({ method, path }: RouteRule): string => `${method} ${path}`

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

const PREFIXES = SERVICE_NAMES.map((name) => ({ name, prefixes: prefixesOfModule(SERVICES[name].module) }))

const servicesOf = (path: string): ServiceName[] =>
  PREFIXES.flatMap(({ name, prefixes }) => (prefixes.some((prefix) => isUnder(path, prefix)) ? [name] : []))

/** A service that answers everything with its name. */
const startNamed = async (name: string) => {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/plain' }).end(`${name} ${request.method} ${request.url}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('the prefixes of a service', () => {
  it.each(SERVICE_NAMES)('send every path of %s to it and to nobody else', async (name) => {
    const everywhere = new Set((await routesOf('')).map(nameOf))
    const own = (await routesOf(name)).filter((route) => !everywhere.has(nameOf(route)))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ path }) => servicesOf(path).join() !== name).map(nameOf)).toEqual([])
  })

  it('take nothing from what every process answers itself', async () => {
    expect((await routesOf('')).filter(({ path }) => servicesOf(path).length > 0).map(nameOf)).toEqual([])
  })

  it('are those that have a limit of their own', () => {
    const known = PREFIXES.flatMap(({ prefixes }) => prefixes)
    expect(limitedPrefixes().filter((prefix) => !known.includes(prefix))).toEqual([])
  })
})

describe('a gateway alone', () => {
  let close: () => Promise<void>
  let ask: (method: string, path: string) => Promise<string>

  beforeAll(async () => {
    const named = await Promise.all(SERVICE_NAMES.map(startNamed))
    const remotes = Object.fromEntries(SERVICE_NAMES.map((name, at) => [name, named[at]?.url]))
    const env = envOf({ SERVICES: '', REMOTES: JSON.stringify(remotes) })
    const gateway = (await createAdapter(env, KEYS, createLogger(env))).getInstance()
    await registerProxies(gateway, { env, keys: KEYS }, SERVICES)
    const address = await gateway.listen({ port: 0, host: '127.0.0.1' })
    ask = async (method, path) => {
      const answer = await fetch(address + path, { method, headers: { origin: 'http://localhost:3000' } })
      return `${answer.status} ${await answer.text()}`
    }
    close = async () => {
      await gateway.close()
      for (const { server } of named) {
        server.closeAllConnections()
        server.close()
      }
    }
  })
  afterAll(() => close())

  it.each(SERVICE_NAMES)('passes every call of %s on to it', async (name) => {
    const everywhere = new Set((await routesOf('')).map(nameOf))
    const own = (await routesOf(name)).filter((route) => !everywhere.has(nameOf(route)))
    const lost = await Promise.all(
      own.map(async ({ method, path }) => {
        const url = path.replaceAll(/\{\w+\}/g, ANY_ID)
        const said = await ask(method, url)
        return said === `200 ${name} ${method} ${url}` ? [] : [`${method} ${path}: ${said}`]
      }),
    )
    expect(lost.flat()).toEqual([])
  })
})
