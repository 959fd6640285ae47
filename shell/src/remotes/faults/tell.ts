import { FAULT_CAUSE, REPORT_LIMITS } from '@gb/domain'
import { markOf } from '../registry/canary-marks'
import type { RemoteFault } from './remote-fault'
import { isWorkshop } from '../overrides/workshop'

// Reached by dynamic imports only, when nothing else is to do.

/** Where browsers tell how remotes do. Nothing of the person goes there. */
const REPORTS_URL = '/api/client-errors'

const TOO_MANY = 429
const SERVER_FAULT = 500

/** More of one page says the same again. */
const MOST_REPORTS = REPORT_LIMITS.reports

type Report = { mark?: string } & (
  | { kind: 'loaded'; remote: string; version: string; ms: number }
  | {
      kind: 'failed'
      remote: string
      version: string | null
      reason: RemoteFault['reason']
      id: string
      cause?: string
      again?: true
    }
)

let waiting: Report[] = []
let told = 0
/** Of which releases this page has told that they failed, and which codes. */
const failed = new Set<string>()
const codes = new Set<string>()

/** How long after a failure it is tried again, ms; twice as long after the next. */
const FIRST_PAUSE_MS = 30_000
let pauseMs = FIRST_PAUSE_MS

/** Says what has gathered, so that it also arrives when the page closes. What was not taken is told again while the page is open. */
function send(): void {
  const reports = waiting
  waiting = []
  const again = () => {
    waiting = [...reports, ...waiting]
    setTimeout(send, pauseMs)
    pauseMs *= 2
  }
  fetch(REPORTS_URL, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reports }),
  }).then(({ status }) => {
    if (status === TOO_MANY || status >= SERVER_FAULT) again()
    else pauseMs = FIRST_PAUSE_MS
  }, again)
}

function tell(report: Report): void {
  // What somebody tries on their own machine says nothing of what is in force.
  if (told >= MOST_REPORTS || isWorkshop()) return
  told += 1
  const mark = markOf(report.remote, report.version)
  waiting.push({ ...report, ...(mark !== undefined && { mark }) })
  if (waiting.length === 1) queueMicrotask(send)
}

/** What may be told of a cause: what our own loader said of an answer, else the kind of the error without its words. */
const causeOf = ({ reason, cause }: RemoteFault): string | null => {
  if (!(cause instanceof Error)) return null
  const [, status] = (reason === 'download' && / answered (\d{3})$/.exec(cause.message)) || []
  const kind = status === undefined ? cause.name : `HTTP ${status}`
  return FAULT_CAUSE.test(kind) ? kind : 'Error'
}

/**
 * A card that somebody sees. What was taken out on purpose is no fault, and without the list of remotes nobody's. Every code
 * is told; a remote with five cards on Home failed once.
 */
export function tellFault(fault: RemoteFault): void {
  const { remote, version, reason, id } = fault
  if (reason === 'killed' || remote === '' || codes.has(id)) return
  const release = `${remote} ${version}`
  const cause = causeOf(fault)
  tell({
    kind: 'failed',
    remote,
    version,
    reason,
    id,
    ...(cause !== null && { cause }),
    ...(failed.has(release) && { again: true }),
  })
  failed.add(release)
  codes.add(id)
}

/** A remote that came, and how long it took from the first wish, ms. */
export const tellLoad = (remote: string, version: string, ms: number): void =>
  tell({ kind: 'loaded', remote, version, ms: Math.min(Math.round(ms), REPORT_LIMITS.loadMs.max) })
