import { spawn } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

export interface BuildOptions {
  /** Name of the remote, e.g. `mfe-scan`. */
  name: string
  /** Program of Vite that builds it. */
  vite: string
  /** Folder of its builds; nobody serves people from there. */
  distDir: string
  /** Origins of shells that may run it, besides those on this machine. */
  shells: readonly string[]
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const OWN_MACHINE = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Gives a running shell this remote as it is now: `/release.json` builds what has changed and describes it, `/remotes/…` are
 * its files, `/changes` tells when there is something new. A build and not the modules of the development server: the
 * shell runs it as it will run the published one, on its own React.
 */
export function buildPlugin(options: BuildOptions): Plugin {
  const { name, distDir } = options
  const watching = new Set<ServerResponse>()
  return {
    name: 'gb-build-for-shells',
    apply: 'serve',
    configureServer(server) {
      const builds = createBuilds(options, server)
      server.watcher.on('change', () => {
        for (const response of watching) response.write('data: changed\n\n')
      })
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const isOurs =
          ['/release.json', '/changes'].includes(pathname) || pathname.startsWith(`/remotes/${name}/`)
        if (!isOurs) return next()
        allow(request, response, options.shells)
        if (request.method === 'OPTIONS') return response.writeHead(204).end()
        if (pathname === '/changes') return follow(response, watching)
        if (pathname !== '/release.json')
          return sendFile(response, distDir, decodeURIComponent(pathname.slice(`/remotes/${name}/`.length)))
        builds.latest().then(
          () => sendFile(response, distDir, 'release.json'),
          (error: unknown) => response.writeHead(500).end(String(error)),
        )
      })
    },
  }
}

/** Builds once for everybody who asks at the same time, and only when a file has changed since. */
function createBuilds({ name, vite, distDir }: BuildOptions, server: ViteDevServer) {
  let isStale = true
  let running: Promise<void> | null = null
  server.watcher.on('all', () => (isStale = true))
  const build = async () => {
    isStale = false
    const { NODE_ENV: _, ...env } = process.env
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: server.config.root,
      env: { ...env, REMOTE_DIST: distDir },
      stdio: 'inherit',
    })
    const code = await new Promise((ended) => child.once('exit', ended))
    if (code === 0) return
    isStale = true
    throw new Error(`${name} does not build; its terminal says why`)
  }
  return {
    latest(): Promise<void> {
      if (running === null && !isStale) return Promise.resolve()
      running ??= build().finally(() => (running = null))
      return running
    },
  }
}

/** Only pages of shells that are meant may read: what lies here is not published. */
function allow({ headers }: IncomingMessage, response: ServerResponse, shells: readonly string[]): void {
  const { origin } = headers
  response.setHeader('Vary', 'Origin')
  response.setHeader('Cache-Control', 'no-store')
  if (origin === undefined || !(OWN_MACHINE.test(origin) || shells.includes(origin))) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  // A page of another machine asks this one first.
  response.setHeader('Access-Control-Allow-Private-Network', 'true')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
}

function follow(response: ServerResponse, watching: Set<ServerResponse>): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write(': here\n\n')
  watching.add(response)
  response.on('close', () => watching.delete(response))
}

function sendFile(response: ServerResponse, folder: string, path: string): void {
  const file = resolve(folder, path)
  const type = TYPES[extname(file)]
  if (!file.startsWith(join(folder, '/')) || type === undefined || !existsSync(file)) {
    response.writeHead(404).end()
    return
  }
  response.setHeader('Content-Type', type)
  createReadStream(file).pipe(response)
}
