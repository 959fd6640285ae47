import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { IMAGE } from '@gb/domain'
import { type Env, SERVICE_NAMES } from '@gb/service-kit'
import type { FastifyInstance } from 'fastify'
import { REGISTRY } from '../registry.js'

type RewriteHeaders = NonNullable<
  NonNullable<FastifyHttpProxyOptions['replyOptions']>['rewriteRequestHeaders']
>

/** Adds the caller's address, and drops `Expect`, which the proxy's client refuses with a 500. */
const forwardHeaders: RewriteHeaders = (request, headers) => {
  const { expect: _expect, ...rest } = headers
  return { ...rest, 'x-forwarded-for': request.ip }
}

const proxyOptions = (prefix: string, upstream: string): FastifyHttpProxyOptions => ({
  upstream,
  prefix,
  rewritePrefix: prefix,
  config: { bodyLimit: IMAGE.maxBodyBytes },
  replyOptions: { rewriteRequestHeaders: forwardHeaders },
})

/** Sends the prefixes of services that run elsewhere to where they run. */
export const registerProxies = async (server: FastifyInstance, env: Env): Promise<void> => {
  const elsewhere = SERVICE_NAMES.flatMap((name) => {
    const upstream = env.remotes[name]
    return upstream === undefined || env.services.includes(name) ? [] : [{ name, upstream }]
  })
  if (elsewhere.length === 0) return
  await server.register(async (scope) => {
    // A proxied body is passed on as it comes; the service behind it reads it by its own rules.
    scope.removeAllContentTypeParsers()
    for (const { name, upstream } of elsewhere)
      for (const prefix of REGISTRY[name].prefixes)
        await scope.register(proxy, proxyOptions(prefix, upstream))
  })
}
