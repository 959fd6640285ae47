import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { securityHeaders } from '@gb/service-kit'
import fastify from 'fastify'
import { registerStatic } from './static.js'

const ASSETS = '/remotes/mfe-x/1.0.0/assets'
const server = fastify()
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gb-static-'))
  const assets = join(folder, '1.0.0/assets')
  mkdirSync(assets, { recursive: true })
  for (const name of [
    'tab-A1.js',
    'page.html',
    'drawing.svg',
    'shrink.worker-B2.js',
    'bars.wasm-worker-C3.js',
    'bars.wasm-worker-C3.js.br',
  ])
    writeFileSync(join(assets, name), 'true')
  mkdirSync(join(folder, '1.0.0/.vite'))
  for (const name of ['release.json', '.vite/manifest.json']) writeFileSync(join(folder, '1.0.0', name), '{}')
  for (const name of ['release.json', 'release.json.br', 'versions.json'])
    writeFileSync(join(folder, name), '{}')
  // The policy of the page, as the adapter sets it on every answer.
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders(true))
    done()
  })
  const shell = join(folder, 'shell')
  for (const name of [
    'assets/app-A1.js',
    'assets/app-A1.js.br',
    'index.html',
    'release.json',
    '.vite/manifest.json',
    'sw.js',
  ]) {
    mkdirSync(dirname(join(shell, name)), { recursive: true })
    writeFileSync(join(shell, name), '{}')
  }
  await registerStatic(server, shell, async (remote, version) =>
    remote === 'mfe-x' && version === '1.0.0' ? join(folder, version) : null,
  )
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const policyOf = async (name: string, encoding = 'identity') => {
  const url = `${ASSETS}/${name}`
  const { statusCode, headers } = await server.inject({ url, headers: { 'accept-encoding': encoding } })
  expect(statusCode).toBe(200)
  return String(headers['content-security-policy'])
}

describe(registerStatic.name, () => {
  it('lets the worker of a compiled decoder run compiled code, and reach nothing', async () => {
    for (const encoding of ['identity', 'br']) {
      const policy = await policyOf('bars.wasm-worker-C3.js', encoding)
      expect(policy).toContain("default-src 'none'; script-src 'wasm-unsafe-eval';")
      expect(policy).not.toContain('connect-src')
    }
  })

  it.each(['tab-A1.js', 'shrink.worker-B2.js'])(
    'lets %s as a worker run our own scripts alone',
    async (name) => {
      expect(await policyOf(name)).toBe("default-src 'none'; script-src 'self'; frame-ancestors 'none'")
    },
  )

  it('says of scripts only what browsers read of scripts, and all of whatever could be opened as a page', async () => {
    const { 'x-content-type-options': kind, ...script } = (
      await server.inject({ url: `${ASSETS}/tab-A1.js` })
    ).headers
    expect([kind, script['cross-origin-resource-policy']]).toEqual(['nosniff', 'same-origin'])
    expect(script['strict-transport-security']).toContain('max-age')
    for (const name of ['permissions-policy', 'x-frame-options', 'reporting-endpoints'])
      expect(script).not.toHaveProperty(name)
    for (const url of ['/sw.js', '/index.html', `${ASSETS}/page.html`, `${ASSETS}/drawing.svg`])
      expect([url, (await server.inject({ url })).headers]).toEqual([
        url,
        expect.objectContaining({
          'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
          'x-frame-options': 'DENY',
        }),
      ])
  })

  it.each(['release.json', '.vite/manifest.json', '../../secret', 'assets/gone.js'])(
    'does not show %s, which is for the server or is not there',
    async (path) => {
      const { statusCode } = await server.inject({ url: `/remotes/mfe-x/1.0.0/${path}` })
      expect(statusCode).toBe(404)
    },
  )

  it.each(['release.json', '/release.json', 'release.json.br', 'versions.json', '%2e/release.json'])(
    'does not show what lies beside the versions of a remote: %s',
    async (path) => {
      const { statusCode } = await server.inject({ url: `/remotes/mfe-x/${path}` })
      expect(statusCode).toBe(404)
    },
  )

  it('tells browsers to keep what is named by its content, and to ask again for everything else', async () => {
    const kept = async (url: string) => (await server.inject({ url })).headers['cache-control']
    const aYear = 'public, max-age=31536000, immutable'
    expect([await kept('/assets/app-A1.js'), await kept(`${ASSETS}/tab-A1.js`)]).toEqual([aYear, aYear])
    expect([await kept('/index.html'), await kept('/sw.js')]).toEqual(['no-cache', 'no-cache'])
    for (const url of ['/assets/gone.js', '/remotes/mfe-x/1.0.0/assets/gone.js'])
      expect([url, (await server.inject({ url })).statusCode, await kept(url)]).toEqual([url, 404, undefined])
  })

  it.each([
    '/release.json',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/../release.json',
    '/assets/..%2frelease.json',
    '/assets/.%2e/release.json',
    '/assets/%2e%2e%2f.vite/manifest.json',
    '/assets//../../1.0.0/release.json',
  ])('does not show what the build of the shell leaves for the server: %s', async (url) => {
    expect((await server.inject({ url })).statusCode).toBe(404)
  })

  it('knows no version that is not kept', async () => {
    expect((await server.inject({ url: '/remotes/mfe-x/2.0.0/assets/tab-A1.js' })).statusCode).toBe(404)
  })
})
