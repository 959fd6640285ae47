const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Calls in a row that have to go well before trouble counts as over. */
const WELL = 20

/** What became of every call, by phase. */
export const newLedger = () => {
  const phases = []
  let streak = 0
  let wellAgain
  const current = () => phases[phases.length - 1]
  return {
    begin: (name) => phases.push({ name, calls: [], healedAfterMs: undefined }),
    note: (kind, outcome) => {
      current()?.calls.push({
        what: kind,
        kind: outcome.kind,
        status: outcome.status,
        ms: outcome.ms,
        body: outcome.kind === 'broken' ? outcome.body : undefined,
      })
      // What only a provider does says nothing of our own health; public texts are served in any state.
      if (kind === 'analysis' || kind === 'public') return
      streak = outcome.kind === 'ok' ? streak + 1 : 0
      if (streak >= WELL) wellAgain?.()
    },
    /** Resolves true once calls go well again, false when that takes longer than the limit. */
    healing: (limitMs) => {
      streak = 0
      const began = performance.now()
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), limitMs)
        wellAgain = () => {
          clearTimeout(timer)
          wellAgain = undefined
          current().healedAfterMs = Math.round(performance.now() - began)
          resolve(true)
        }
      })
    },
    phases: () =>
      phases.map(({ name, calls, healedAfterMs }) => {
        // A photo takes as long as its provider; the times are those of the product itself.
        const own = calls.filter(({ what }) => what !== 'analysis')
        const times = own.map(({ ms }) => ms).sort((a, b) => a - b)
        const count = (kind) => calls.filter((call) => call.kind === kind).length
        return {
          name,
          calls: calls.length,
          ok: count('ok'),
          refused: count('refused'),
          broken: calls.filter(({ kind }) => kind === 'broken'),
          lost: count('lost'),
          p50: percentile(times, 0.5),
          p95: percentile(times, 0.95),
          p99: percentile(times, 0.99),
          slowest: times.at(-1) ?? 0,
          publicRefused: calls.filter(({ what, kind }) => what === 'public' && kind !== 'ok').length,
          healedAfterMs,
        }
      }),
  }
}
