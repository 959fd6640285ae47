const numbers = new Intl.NumberFormat('en-US')
const shares = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** Words of the page of all remotes; operators read it. */
export const ECOSYSTEM_MESSAGES = {
  title: 'Remotes in the field',
  intro: 'What of each remote is in force, and how its versions did in real browsers in the last seven days.',
  console: 'Console',
  again: 'Look again',
  none: 'There is no remote on this server.',
  untold: 'No browser told anything of it in the last seven days.',
  inForce: 'In force',
  nothingGood: 'Nothing: no release of it is good',
  source: { registry: 'published', folder: 'shipped with the server' },
  pinned: 'Pinned',
  pinnedText: 'Stays when a newer version is published.',
  canary: 'Canary',
  canaryText: (version: string, share: number) => `${version} for ${share} % of people`,
  paused: (why: string) => `paused, nobody gets it. ${why}`,
  killed: 'Taken out',
  problem: 'Problem',
  owner: 'Owner',
  nobody: 'Its release names nobody',
  runbook: 'Runbook',
  changed: 'Last change',
  by: (name: string, at: string) => `${name}, ${moments.format(new Date(at))} UTC`,
  columns: { version: 'Version', given: 'Given to', loads: 'Loads', rate: 'Failed', p75: '75 % within' },
  given: { everybody: 'everybody', some: 'canary', nobody: 'open pages only' },
  number: (value: number) => numbers.format(value),
  rate: (loads: number, failures: number) =>
    loads + failures === 0
      ? '–'
      : `${shares.format(failures / (loads + failures))} (${numbers.format(failures)})`,
  p75: (ms: number | null) => {
    if (ms === null) return '–'
    return ms === -1 ? 'over 8,000 ms' : `${numbers.format(ms)} ms`
  },
} as const
