const stateOf = ({ killed_notice: notice, pinned }) => {
  if (notice !== null) return `taken out: ${notice}`
  return pinned ? 'pinned' : ''
}

const canaryOf = ({ canary_version: version, canary_share: share, canary_paused: paused }) =>
  version === null ? '' : `canary ${version} for ${share} %${paused === null ? '' : ` (paused: ${paused})`}`

const rolloutLine = (rollout) =>
  [
    rollout.remote.padEnd(16),
    (rollout.version ?? 'shipped').padEnd(18),
    canaryOf(rollout),
    stateOf(rollout),
    `by ${rollout.changed_by}, ${rollout.changed_at}`,
  ]
    .filter((part) => part !== '')
    .join('  ')

const versionLine = ({ version, published_at: at, published_by: by, kept, team }) =>
  `${version.padEnd(18)}  ${at}  by ${by}  ${team ?? 'nobody'}${kept ? '' : '  files are gone'}`

const FIELD = ['version', 'loads', 'failures', 'rate', '3 of 4 within']
const FIELD_WIDTHS = [20, 8, 9, 8, 14]

const fieldLine = (cells) =>
  cells
    .map((cell, index) => cell.padEnd(FIELD_WIDTHS[index]))
    .join('  ')
    .trimEnd()

const rateOf = ({ loads, failures }) =>
  loads + failures === 0 ? '–' : `${((failures / (loads + failures)) * 100).toFixed(1)} %`

// The server counts in steps; what took longer than the last one has no number.
const patienceOf = ({ p75_ms: ms }) =>
  ms === null ? '–' : ms === -1 ? 'over 8,000 ms' : `${ms.toLocaleString('en-US')} ms`

const fieldTable = (versions) =>
  versions.length === 0
    ? 'No browser told anything of it in the last seven days.'
    : [
        FIELD,
        ...versions.map((one) => [
          one.version,
          String(one.loads),
          String(one.failures),
          rateOf(one),
          patienceOf(one),
        ]),
      ]
        .map(fieldLine)
        .join('\n')

/** Versions as browsers told of them, and not as they were published; nothing published is an error, no list. */
const isField = (versions) => versions.every((one) => 'p75_ms' in one)

const byOf = ({ changed_by: by, changed_at: at }) => (by === null ? '' : `by ${by}, ${at}`)

const settingLine = (setting) =>
  [
    setting.name.padEnd(20),
    JSON.stringify(setting.value).padEnd(14),
    setting.problem === null ? (setting.is_chosen ? '' : 'default') : `default, because ${setting.problem}`,
    byOf(setting),
  ]
    .filter((part) => part !== '')
    .join('  ')
    .trimEnd()

const flagLine = (flag) =>
  [
    flag.name.padEnd(20),
    (flag.share === null ? `${flag.default ? 'on' : 'off'} by default` : `on for ${flag.share} %`).padEnd(14),
    flag.testers > 0 ? `and for ${flag.testers} who try it early` : '',
    `${flag.is_over ? 'was to end' : 'ends'} ${flag.ends}, ${flag.owner}`,
    byOf(flag),
  ]
    .filter((part) => part !== '')
    .join('  ')

const configLines = ({ remote, environment, settings, flags, left_over: leftOver }) =>
  [
    `${remote}, ${environment}`,
    ...settings.map(settingLine),
    ...flags.map(flagLine),
    ...leftOver.map((name) => `${name.padEnd(20)}  chosen, and no release in force declares it`),
  ].join('\n')

/** An answer of the registry in lines for a person. */
export const say = (answer) => {
  if (Array.isArray(answer.settings)) return configLines(answer)
  if (Array.isArray(answer.remotes))
    return answer.remotes.length === 0
      ? 'Nothing was published; every remote is as the server was shipped.'
      : answer.remotes.map(rolloutLine).join('\n')
  if (Array.isArray(answer.versions))
    return isField(answer.versions)
      ? fieldTable(answer.versions)
      : answer.versions.map(versionLine).join('\n')
  return rolloutLine(answer)
}
