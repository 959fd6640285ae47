import { situation } from '@gb/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A browser's prompt asks for a name and a password. */
class TokenAsPassword extends situation('no_session', 'Enter an operator token as the password.') {}

const TOKEN = /^gbop_[\w-]{10,200}$/

/** A browser cannot send a bearer token by itself: its password prompt (Basic, any name) carries the token too. */
export const tokenOf = (request: FastifyRequest): string | null => {
  const [scheme, value = ''] = (request.headers.authorization ?? '').split(' ')
  const token =
    scheme === 'Basic'
      ? (Buffer.from(value, 'base64').toString('utf8').split(':')[1] ?? '')
      : scheme === 'Bearer'
        ? value
        : ''
  return TOKEN.test(token) ? token : null
}

/** Has a browser ask for a token. @throws TokenAsPassword */
export const askForToken = (reply: FastifyReply): never => {
  void reply.header('WWW-Authenticate', 'Basic realm="Gastric Buddy operators", charset="UTF-8"')
  throw new TokenAsPassword()
}
