import { BodyNotJson, NotSentAsJson, routedPath } from '@gb/service-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Where browsers report; `security-headers.ts` of the kit tells them. */
export const CSP_REPORTS_PATH = '/api/csp-reports'

/** Bytes. A browser sends a few hundred for each report. */
export const MAX_REPORT_BYTES = 16 * 1024

const TYPES = ['application/csp-report', 'application/reports+json']

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new BodyNotJson()
  }
}

/** Takes the two types that browsers report in, at that one address; everywhere else they stay refused. */
export const registerReportBody = (server: FastifyInstance): void => {
  server.addContentTypeParser(
    TYPES,
    { parseAs: 'string', bodyLimit: MAX_REPORT_BYTES },
    async (request: FastifyRequest, body: string) => {
      if (routedPath(request) !== CSP_REPORTS_PATH) throw new NotSentAsJson()
      return { reports: parsed(body) }
    },
  )
}
