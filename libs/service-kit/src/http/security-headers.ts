import type { FastifyInstance, FastifyReply } from 'fastify'
import { isApi } from './routed-path.js'

/** The name under which browsers know where to report to, and the address, for those that know no names. */
const REPORTS = { name: 'csp', path: '/api/csp-reports' }

// Our own origin only, no inline script or style, nowhere to send data to but ourselves and Stripe's own page.
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self' https://checkout.stripe.com",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  // The one policy is the shell's: it lets addresses of our own workers pass and no text become code.
  "require-trusted-types-for 'script'",
  'trusted-types default',
  `report-to ${REPORTS.name}`,
  `report-uri ${REPORTS.path}`,
].join('; ')

/**
 * Policy of the page, which carries the style of its first paint in itself.
 * @param styles  hashes of the styles in the page: `'sha256-…'`
 */
export const pagePolicy = (styles: readonly string[]): string =>
  CONTENT_SECURITY_POLICY.replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))

/**
 * Policy of a worker that runs a compiled decoder on a file of a stranger: it may run that code, which no page may, and
 * nothing else. It reaches no network at all; the page hands it the code and the file.
 */
export const DECODER_WORKER_POLICY =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types 'none'"

/** What says something of a page alone: browsers read it of no script, no style and no picture. */
const OF_PAGES = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(self)',
  'Reporting-Endpoints': `${REPORTS.name}="${REPORTS.path}"`,
  'X-Frame-Options': 'DENY',
}

const ALWAYS = {
  ...OF_PAGES,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Policy of a file that is part of a page. A browser asks for it where the file is a worker, or is opened as if it were a page. */
const FILE_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

/** The headers of every answer. */
export const securityHeaders = (https: boolean): Readonly<Record<string, string>> =>
  https ? { ...ALWAYS, ...HTTPS_ONLY } : ALWAYS

/**
 * Leaves away what says something of pages alone: half a kilobyte of each file that Home waits for.
 * @param policy  what the file may do as a worker; without it, run scripts of our own and nothing else
 */
export const asFileOfPage = (reply: FastifyReply, policy: string = FILE_POLICY): void => {
  for (const name of Object.keys(OF_PAGES)) reply.removeHeader(name)
  reply.header('Content-Security-Policy', policy)
}

/** Those, and that nobody keeps the answer: of every answer of the API that does not say otherwise. */
export const apiHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  ...securityHeaders(https),
  'Cache-Control': 'no-store',
})

/** Sets the security headers: constants, because building them per request cost 4 % of the CPU of a read. */
export const registerSecurityHeaders = (server: FastifyInstance, https: boolean): void => {
  const headers = securityHeaders(https)
  const ofApi = apiHeaders(https)
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApi(request) ? ofApi : headers)
    done()
  })
}
