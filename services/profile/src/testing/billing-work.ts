import type { BillingWorkPort, FailedWork, WorkDrop, WorkKind, WorkRetry, WorkState } from '@gb/service-kit'

/** What waits in billing, in these tests: what a test puts there. Nobody answers when it is down. */
export class BillingWork implements BillingWorkPort {
  readonly work: FailedWork[] = []
  isDown = false

  async states(): Promise<WorkState[]> {
    if (this.isDown) throw new Error('billing is down')
    const waiting = this.work.length
    return [{ kind: 'payment_event', waiting, failed: waiting, oldestAt: null, lastError: null }]
  }

  async failed(): Promise<FailedWork[]> {
    return this.work
  }

  async retry(_kind: WorkKind, workId: string): Promise<WorkRetry> {
    return this.work.some((work) => work.workId === workId) ? 'due' : 'not_there'
  }

  async drop(_kind: WorkKind, workId: string): Promise<WorkDrop> {
    const at = this.work.findIndex((work) => work.workId === workId)
    if (at < 0) return 'not_there'
    this.work.splice(at, 1)
    return 'dropped'
  }
}
