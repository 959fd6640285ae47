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

/** An answer of the registry in lines for a person. */
export const say = (answer) => {
  if (Array.isArray(answer.remotes))
    return answer.remotes.length === 0
      ? 'Nothing was published; every remote is as the server was shipped.'
      : answer.remotes.map(rolloutLine).join('\n')
  if (Array.isArray(answer.versions)) return answer.versions.map(versionLine).join('\n')
  return rolloutLine(answer)
}
