import { secondsSince } from '../../base/time/seconds-since.js'
import type { WorkState } from '../../contracts/waiting-work.port.js'
import type { Metrics } from './metrics.js'

/** Tells Prometheus of the work of one service that is done later, by its kind. */
export const addWorkFigures = (metrics: Metrics, states: () => Promise<WorkState[]>): void => {
  const add = (name: string, help: string, figureOf: (state: WorkState) => number): void =>
    metrics.add({
      name,
      help,
      label: 'kind',
      read: async () => Object.fromEntries((await states()).map((state) => [state.kind, figureOf(state)])),
    })
  add('outbox_waiting', 'Work that is done later and is not done yet.', ({ waiting }) => waiting)
  add('outbox_lag_seconds', 'How long the oldest of it has waited.', ({ oldestAt }) => secondsSince(oldestAt))
  add('failed_jobs', 'Work that failed at least once and is not done.', ({ failed }) => failed)
}
