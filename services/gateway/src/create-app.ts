import { join } from 'node:path'
import { NestFactory } from '@nestjs/core'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createAdapter, createLogger, type Env, type Keys, nestLogger } from '@gb/service-kit'
import { registerReportBody } from './csp-reports/report-body.js'
import { registerDocs } from './docs/docs.js'
import { registerProxies } from './proxy/proxy.js'
import { SERVICES } from './services.js'
import { ReleasesService } from '@gb/releases'
import { RootModule } from './root.module.js'
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
  await registerProxies(server, env, SERVICES)
  if (!env.offlineApp) registerWorkerEnd(server)
  await registerStatic(server, join(env.webRoot, 'shell/dist'), (remote, version) =>
    app.get(ReleasesService).folderOf(remote, version),
  )
  registerDocs(app)
  await app.init()
  return app
}
