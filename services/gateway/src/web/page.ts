import type { Release } from '@gb/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BuiltPages } from './built-page.js'
import { codingFor } from './coding.js'
import { type HomePage, HomePages } from './home-page.js'
import { answerWorkshop, type Workshop } from './workshop/workshop.js'

/** What the page is made of. */
interface PageParts {
  /** Folder of the built shell. */
  shellDist: string
  /** Name of the cookie that somebody who is signed in sends. */
  sessionCookie: string
  /** The releases of the remotes that are in force for who asks. */
  releases: (request: FastifyRequest) => Promise<readonly Release[]>
  /** Null in production. */
  workshop: Workshop | null
}

const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()))

const send = (page: HomePage, request: FastifyRequest, reply: FastifyReply) => {
  const coding = codingFor(request.headers['accept-encoding'])
  const tag = `"${page.tag}-${coding ?? 'plain'}"`
  void reply.headers({ 'Cache-Control': 'no-cache', ETag: tag })
  if (isKnown(request, tag)) return reply.code(304).send()
  if (coding !== null) void reply.header('Content-Encoding', coding)
  return reply.type('text/html; charset=utf-8').send(page[coding ?? 'plain'])
}

/**
 * Answers `/`: the page as it was built, and to a browser with a session the one that begins with Home. Whether that session
 * still holds is not asked: the page tells nothing of anybody, and the first call of the API will say.
 * The files of the shell must be registered already.
 */
export const registerPage = (
  server: FastifyInstance,
  { shellDist, sessionCookie, releases, workshop }: PageParts,
): void => {
  const builtPages = new BuiltPages(shellDist)
  const homePages = new HomePages()

  server.get('/', async (request, reply) => {
    const built = await builtPages.current()
    if (built === null) return reply.callNotFound()
    const isSomebody = Boolean(request.cookies[sessionCookie])
    if (await answerWorkshop(workshop, built, { request, reply, isSomebody })) return reply
    void reply.headers({ 'Content-Security-Policy': built.policy, Vary: 'Accept-Encoding, Cookie' })
    if (!isSomebody) return reply.sendFile('index.html')
    return send(await homePages.of(built, releases(request)), request, reply)
  })
}
