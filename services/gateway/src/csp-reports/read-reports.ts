import { isRecord } from '@gb/domain'

/** What is kept of a report of a browser: nothing that says who was where, or what stood on the page. */
export interface CspReport {
  /** The rule that was broken, one of the known ones. */
  directive: string
  /** What was stopped: a kind like `inline`, or an origin that is not ours. */
  blocked: string
  /** The page, as a template. */
  page: string
}

/** More is no page of ours. */
const MAX_REPORTS = 20

const DIRECTIVES = new Set(
  (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src ' +
    'connect-src font-src worker-src manifest-src media-src frame-src child-src object-src form-action base-uri ' +
    'frame-ancestors require-trusted-types-for trusted-types navigate-to fenced-frame-src prefetch-src sandbox'
  ).split(' '),
)

const KINDS = new Set(['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'filesystem', 'about'])
const TRUSTED_TYPES = ['trusted-types-policy', 'trusted-types-sink']
const EXTENSION = /^[a-z-]*extension$/
const MAX_ORIGIN = 100

/** Pages of ours by their first step; what follows may be a number, a code or somebody's words. */
const PAGES = new Map([
  ['', '/'],
  ['api', '/api/…'],
  ['assets', '/assets/…'],
  ['remotes', '/remotes/…'],
])

const textOf = (report: Record<string, unknown>, ...names: string[]): string => {
  const found = names.map((name) => report[name]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : ''
}

const directiveOf = (report: Record<string, unknown>): string => {
  const said = textOf(report, 'effectiveDirective', 'effective-directive', 'violated-directive')
  const [name = ''] = said.toLowerCase().split(' ')
  return DIRECTIVES.has(name) ? name : 'other'
}

const blockedOf = (report: Record<string, unknown>, own: string): string => {
  const said = textOf(report, 'blockedURL', 'blocked-uri').toLowerCase()
  if (KINDS.has(said)) return said
  if (TRUSTED_TYPES.includes(said)) return 'trusted-types'
  if (!URL.canParse(said)) return 'other'
  const { origin, protocol } = new URL(said)
  const scheme = protocol.slice(0, -1)
  if (EXTENSION.test(scheme)) return 'extension'
  if (KINDS.has(scheme)) return scheme
  if (origin === own) return 'self'
  return /^(https?|wss?)$/.test(scheme) && origin.length <= MAX_ORIGIN ? origin : 'other'
}

const pageOf = (report: Record<string, unknown>, own: string): string => {
  const said = textOf(report, 'documentURL', 'document-uri')
  if (!URL.canParse(said)) return 'other'
  const { origin, pathname } = new URL(said)
  return origin === own ? (PAGES.get(pathname.split('/')[1] ?? '') ?? '/…') : 'elsewhere'
}

const bodiesOf = (value: unknown): Record<string, unknown>[] => {
  // The older form is one report; the newer one a list of reports of every kind.
  if (isRecord(value)) return isRecord(value['csp-report']) ? [value['csp-report']] : []
  if (!Array.isArray(value)) return []
  return value
    .slice(0, MAX_REPORTS)
    .flatMap((entry: unknown) =>
      isRecord(entry) && entry.type === 'csp-violation' && isRecord(entry.body) ? [entry.body] : [],
    )
}

/**
 * Reads what a browser reports, in either form.
 * @param own the public origin
 * @returns what is kept; nothing for a body that is no report
 */
export const readCspReports = (value: unknown, own: string): CspReport[] =>
  bodiesOf(value).map((report) => ({
    directive: directiveOf(report),
    blocked: blockedOf(report, own),
    page: pageOf(report, own),
  }))
