const MOST_SHOWN = 5

/** Prints what was seen. */
export const show = ({ phases, counted, memory }) => {
  console.table(
    phases.map(({ broken, healedAfterMs, p50, p95, p99, slowest, publicRefused, ...rest }) => ({
      ...rest,
      broken: broken.length,
      'public refused': publicRefused,
      'p50 ms': Math.round(p50),
      'p95 ms': Math.round(p95),
      'p99 ms': Math.round(p99),
      'slowest ms': Math.round(slowest),
      'well again after s': healedAfterMs === undefined ? '-' : (healedAfterMs / 1000).toFixed(1),
    })),
  )
  console.log(
    `Memory of the server, MiB: ${memory.idleMib} at first, ${memory.mostMib} at most, ${memory.lastMib} at the end.`,
  )
  console.log(
    `${counted.acknowledged} writes acknowledged, ${counted.lost} lost, ${counted.doubled} doubled; scans counted wrongly: ${counted.scansOff}.`,
  )
}

const brokenCalls = ({ name, broken }) =>
  broken
    .slice(0, MOST_SHOWN)
    .map(
      ({ what, status, body }) =>
        `${name}: a ${what} was answered ${status} ${JSON.stringify(body).slice(0, 200)}`,
    )

const slowHealing = ({ name, healedAfterMs }, limitMs) => {
  if (name === 'calm' || (healedAfterMs !== undefined && healedAfterMs <= limitMs)) return []
  return [`${name}: not well again within ${limitMs / 1000} s.`]
}

/** What must not have happened, a sentence each. */
export const problemsOf = ({ phases, counted }, healedWithinMs) => [
  ...(counted.lost > 0 ? [`${counted.lost} acknowledged writes are lost.`] : []),
  ...(counted.doubled > 0 ? [`${counted.doubled} writes stand twice.`] : []),
  ...(counted.scansOff > 0 ? [`${counted.scansOff} scans are counted wrongly.`] : []),
  ...phases.flatMap(brokenCalls),
  ...phases.flatMap((phase) => slowHealing(phase, healedWithinMs)),
  ...phases
    .filter(({ publicRefused }) => publicRefused > 0)
    .map(({ name, publicRefused }) => `${name}: ${publicRefused} public texts were not served.`),
]
