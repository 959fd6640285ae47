/**
 * Who goes first when not all can be served. `vital`: entries that somebody wrote, the health of the process, and what
 * other servers and processes of ours tell. `heavy`: a file, an analysis or a photo costs as much as a hundred reads.
 */
export const URGENCIES = ['vital', 'write', 'read', 'heavy'] as const
export type Urgency = (typeof URGENCIES)[number]

const ENTRY = /^\/api\/(?:(?:weight|vitamin|fluid|mood|milestone|recovery|food)-entry(?![\w-])|food-day\/)/
const ALWAYS_VITAL = /^\/(?:api\/(?:health\/|billing\/webhook)|internal\/)/
const HEAVY =
  /^\/api\/(?:analyze-food|clinic-plan-reading|first-days-page\/|generate-pdf-report\/|premium-analytics\/|premium-progress-report\/|export\/|import(?![\w-]))/
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * How urgent a request is, by the plain text of its address: it is not routed yet. Another spelling of the same address
 * may make it less urgent, which harms only who spells it so, and never more.
 */
export const urgencyOf = (method: string, url: string): Urgency => {
  if (ALWAYS_VITAL.test(url)) return 'vital'
  if (HEAVY.test(url)) return 'heavy'
  if (READS.has(method)) return 'read'
  return ENTRY.test(url) ? 'vital' : 'write'
}
