import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NestFactory } from '@nestjs/core'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { CookieNames, createAdapter, createLogger, type Env, type Keys, nestLogger } from '@gb/service-kit'
import { registerReportBody } from './csp-reports/report-body.js'
import { registerDocs } from './docs/docs.js'
import { registerProxies } from './proxy/proxy.js'
import { SERVICES } from './services.js'
import { ReleasesService, ShellVersions, type Visit, VisitorsService } from '@gb/releases'
import { RootModule } from './root.module.js'
import { registerPage } from './web/page.js'
import { registerStatic } from './web/static.js'
import { registerWorkerEnd } from './web/worker-end.js'

/** Builds the application of one process, not yet listening. */
export const createApp = async (env: Env, keys: Keys): Promise<NestFastifyApplication> => {
  const logger = createLogger(env)
  const adapter = await createAdapter(env, keys, logger)
  const app = await NestFactory.create<NestFastifyApplication>(RootModule.of(env, keys), adapter, {
    logger: nestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  })
  const server = adapter.getInstance()
  registerReportBody(server)
  await registerProxies(server, { env, keys }, SERVICES)
  if (!env.offlineApp) registerWorkerEnd(server)
  const shellDist = join(env.webRoot, 'shell/dist')
  await registerStatic(
    server,
    shellDist,
    (remote, version, file) => app.get(ReleasesService).folderOf(remote, version, file),
    (file) => app.get(ShellVersions).folderOf(file),
  )
  if (existsSync(shellDist)) {
    const sessionCookie = new CookieNames(env).session
    const releases = async (visit: Visit) =>
      (await app.get(ReleasesService).current(() => app.get(VisitorsService).who(visit))).remotes
    const workshop = env.production
      ? null
      : { origins: env.overrideOrigins, remotes: () => app.get(ReleasesService).inspected() }
    registerPage(server, { shellDist, sessionCookie, releases, workshop })
  }
  registerDocs(app)
  await app.init()
  return app
}
