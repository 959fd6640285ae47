import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { parseContract } from '../api/contract.ts'
import { createFakeApi, type Reply } from '../api/fake-api.ts'
import { sixtyDays } from '../person/sixty-days.ts'
import { readCall } from './read-call.ts'

export interface AloneOptions {
  /** Name of the remote, e.g. `mfe-scan`. */
  name: string
  /** Its module, as seen from its folder, e.g. `./src/remote.tsx`. */
  exposed: string
  /** What its settings and flags are while it is developed; asked for each page. */
  config: () => object
}

const MAIN = 'virtual:gb-alone'

// By its path: a remote declares what builds it, not what shows it. Compiled, in a repository elsewhere, it ends otherwise.
const STAGE = resolve(import.meta.dirname, `../stage/index${extname(import.meta.filename)}`)

/** The contract of the API, an OpenAPI document: beside us where we were packed, else that of this repository. */
const CONTRACT_FILES = ['../../openapi.json', '../../../../services/gateway/openapi.json']

/** Stands where a picture of the server would be. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#9bb" d="M0 0h3v2H0z"/></svg>`

/**
 * Makes the development server of a remote show it alone: a page that is no file, with the stage and the remote on it, and
 * the API out of the contract. Hot reload is that of Vite; when `remote.tsx` itself changes, the stage takes the new one.
 */
export function alonePlugin({ name, exposed, config }: AloneOptions): Plugin {
  return {
    name: 'gb-alone',
    apply: 'serve',
    // There is no page that Vite could read them from; what it found late would reload the page.
    config: () => ({ optimizeDeps: { entries: [exposed.replace(/^\.\//, ''), STAGE] } }),
    resolveId: (id) => (id === MAIN ? `\0${MAIN}` : null),
    load: (id) => (id === `\0${MAIN}` ? mainCode(exposed.replace(/^\./, ''), config()) : null),
    configureServer(server) {
      const answer = apiOf()
      server.middlewares.use('/api', (request, response) => {
        request.url = request.originalUrl
        answer(request, response).catch(failing(response))
      })
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (pathname !== '/') return next()
        server
          .transformIndexHtml('/', pageOf(name))
          .then((page) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page))
          .catch(failing(response))
      })
    },
  }
}

const pageOf = (name: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <link rel="icon" href="data:," />
    <title>${name} alone</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/@id/__x00__${MAIN}"></script>
  </body>
</html>`

const mainCode = (module: string, config: object) => `
import remote from ${JSON.stringify(module)}
import { showAlone } from ${JSON.stringify(STAGE)}
const show = showAlone(remote, ${JSON.stringify(config)})
if (import.meta.hot) import.meta.hot.accept(${JSON.stringify(module)}, (next) => next && show(next.default))
`

/** The answers of one server; what is written is remembered as long as it runs. */
function apiOf() {
  const file = CONTRACT_FILES.map((path) => resolve(import.meta.dirname, path)).find((path) =>
    existsSync(path),
  )
  if (file === undefined) throw new Error('There is no openapi.json to answer from.')
  const contract = parseContract(readFileSync(file, 'utf8'))
  const now = () => new Date()
  const today = () => now().toLocaleDateString('sv-SE')
  const api = createFakeApi({ contract, entries: sixtyDays(now(), today()), now, today })
  return async (request: IncomingMessage, response: ServerResponse) => {
    const wantsPicture = request.headers.accept?.startsWith('image/') === true
    if (wantsPicture) return response.setHeader('Content-Type', 'image/svg+xml').end(DRAWING)
    return send(api(await readCall(request)), response)
  }
}

const failing = (response: ServerResponse) => (error: unknown) => {
  response.statusCode = 500
  response.end(String(error))
}

function send({ status, body }: Reply, response: ServerResponse) {
  response.statusCode = status
  if (body === null) return response.end()
  const type = status >= 400 ? 'application/problem+json' : 'application/json'
  return response.setHeader('Content-Type', type).end(JSON.stringify(body))
}
