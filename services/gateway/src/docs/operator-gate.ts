import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { NothingHere, OperatorPort, routedPath } from '@gb/service-kit'
import { askForToken, tokenOf } from './operator-token.js'

const GATED = /^\/api\/operator\/(docs|openapi)/

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
    if (!operator) askForToken(reply)
  })
}
