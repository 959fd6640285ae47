import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { NothingHere, OperatorPort, routedPath, situation } from '@gb/service-kit'
import type { FastifyRequest } from 'fastify'

/** A browser's prompt asks for a name and a password. */
class TokenAsPassword extends situation('no_session', 'Enter an operator token as the password.') {}

const GATED = /^\/api\/operator\/(docs|openapi)/
const TOKEN = /^gbop_[\w-]{10,200}$/

/** A browser cannot send a bearer token by itself: its password prompt (Basic, any name) carries the token too. */
const tokenOf = (request: FastifyRequest): string | null => {
  const [scheme, value = ''] = (request.headers.authorization ?? '').split(' ')
  const token =
    scheme === 'Basic'
      ? (Buffer.from(value, 'base64').toString('utf8').split(':')[1] ?? '')
      : scheme === 'Bearer'
        ? value
        : ''
  return TOKEN.test(token) ? token : null
}

/** Lets only operators read the operators' console, and its page have the token that its browser was asked for. */
export const registerOperatorGate = (app: NestFastifyApplication): void => {
  const server = app.getHttpAdapter().getInstance()
  // A page of another site can make a browser send the password, but neither this header nor read the answer.
  server.get('/api/operator/docs/token', (request, reply) => {
    if (request.headers['x-console'] !== 'page') throw new NothingHere()
    void reply.header('Cache-Control', 'no-store').send({ token: tokenOf(request) })
  })
  server.addHook('onRequest', async (request, reply) => {
    if (!GATED.test(routedPath(request))) return
    const token = tokenOf(request)
    const use = {
      scope: null,
      method: request.method,
      route: '/api/operator/docs',
      reason: null,
      needsReason: false,
      // A page is a dozen files; that somebody has it open is one fact.
      auditedHourly: true,
      subject: null,
      person: null,
    }
    const operator =
      token === null ? null : await app.get(OperatorPort, { strict: false }).authorize(token, use)
    if (operator) return
    void reply.header('WWW-Authenticate', 'Basic realm="Gastric Buddy operators", charset="UTF-8"')
    throw new TokenAsPassword()
  })
}
