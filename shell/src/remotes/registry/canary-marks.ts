import { kept } from '@gb/device'
import type { Release } from './registry'

const marks = new Map<string, string>()

/** How a version of a remote is called among the marks. */
export const markedAs = (remote: string, version: string | null): string => `${remote} ${version}`

/** Notes what the list gave with the canaries in it; the next start of this device knows of it. */
export function noteMarks(releases: Iterable<Release>): void {
  const given: Record<string, string> = {}
  for (const { name, version, mark } of releases)
    if (mark !== undefined) marks.set(markedAs(name, version), (given[markedAs(name, version)] = mark))
  const text = JSON.stringify(given)
  if (text !== (kept.read('canaries') ?? '{}')) kept.keep('canaries', text)
}

/** What is sent with what is told of a version: the server listens to those to whom it gave it. */
export const markOf = (remote: string, version: string | null): string | undefined =>
  marks.get(markedAs(remote, version))
