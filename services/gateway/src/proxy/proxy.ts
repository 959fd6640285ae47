import { IMPORT_MAX_BYTES } from '@gb/domain'
import {
  type Env,
  type Keys,
  prefixesOfModule,
  sendProblem,
  SERVICE_NAMES,
  type ServiceDefinition,
  type ServiceName,
} from '@gb/service-kit'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { type Elsewhere, forward } from './forward.js'
import { limitOf } from './limits.js'

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const CONNECTIONS_PER_SERVICE = 128

const serve = (scope: FastifyInstance, prefix: string, elsewhere: Elsewhere): void => {
  for (const url of [prefix, `${prefix}/*`])
    scope.route({
      method: METHODS,
      url,
      // The largest body of any route: it goes by without being kept, and the service behind holds it to its own limit.
      config: { bodyLimit: IMPORT_MAX_BYTES },
      handler: async (request, reply) => {
        await forward(elsewhere, request, reply)
        return reply
      },
    })
}

/**
 * Sends what services answer that run elsewhere to where they run: the prefixes follow from their routes.
 * @param services each service, those of this process included
 * @param limits milliseconds that the answer to a call under a prefix may take
 */
export const registerProxies = async (
  server: FastifyInstance,
  { env, keys }: { env: Env; keys: Keys },
  services: Record<ServiceName, Pick<ServiceDefinition, 'module'>>,
  limits: (prefix: string) => number = limitOf,
): Promise<void> => {
  const elsewhere = SERVICE_NAMES.flatMap((service) => {
    const upstream = env.remotes[service]
    return upstream === undefined || env.services.includes(service) ? [] : [{ service, upstream }]
  })
  if (elsewhere.length === 0) return
  // Loaded only where it is used: a process that hosts every service passes nothing on.
  const { Agent } = await import('undici')
  const client = new Agent({ connections: CONNECTIONS_PER_SERVICE })
  server.addHook('onClose', () => client.destroy())
  await server.register(async (scope) => {
    // A proxied body is passed on as it comes; the service behind it reads it by its own rules.
    scope.removeAllContentTypeParsers()
    // What is refused here, such as a body that is too large, is refused in the words of every route: this scope is made
    // before those of the application are known to it.
    scope.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const { service, upstream } of elsewhere)
      for (const prefix of prefixesOfModule(services[service].module))
        serve(scope, prefix, {
          service,
          upstream: new URL(upstream).origin,
          client,
          keys,
          limitMs: limits(prefix),
        })
  })
}
