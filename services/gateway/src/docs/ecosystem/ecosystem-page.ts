import type { EcosystemDto } from '@gb/releases'
import type { FastifyInstance } from 'fastify'
import { askForToken, tokenOf } from '../operator-token.js'
import { drawEcosystem, ECOSYSTEM_POLICY } from './draw-ecosystem.js'

/**
 * Serves the page of all remotes beside the operators' console. It is drawn of an operator call, asked with the token that
 * the browser's prompt was given: who may see it, and that it was seen, is decided there, also where releases are elsewhere.
 */
export const registerEcosystemPage = (server: FastifyInstance): void => {
  server.get('/api/operator/ecosystem', async (request, reply) => {
    const token = tokenOf(request)
    if (token === null) return askForToken(reply)
    const answer = await server.inject({
      url: '/api/operator/remotes/ecosystem',
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: request.ip,
    })
    if (answer.statusCode === 401) return askForToken(reply)
    void reply.header('Cache-Control', 'no-store').code(answer.statusCode)
    if (answer.statusCode !== 200) return reply.type('application/problem+json').send(answer.body)
    return reply
      .header('Content-Security-Policy', ECOSYSTEM_POLICY)
      .type('text/html; charset=utf-8')
      .send(drawEcosystem(answer.json<EcosystemDto>()))
  })
}
