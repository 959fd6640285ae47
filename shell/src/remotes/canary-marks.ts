import type { Release } from './registry'

const marks = new Map<string, string>()

/** Notes what the list gave with the canaries in it. */
export function noteMarks(releases: Iterable<Release>): void {
  for (const { name, version, mark } of releases)
    if (mark !== undefined) marks.set(`${name} ${version}`, mark)
}

/** What is sent with what is told of a version: the server listens to those to whom it gave it. */
export const markOf = (remote: string, version: string | null): string | undefined =>
  marks.get(`${remote} ${version}`)
