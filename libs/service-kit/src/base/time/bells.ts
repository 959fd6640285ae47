/**
 * What happens in one part of a process that another part looks for now and then: a row of the operators' audit log, a
 * notice of billing, an instant at which somebody is reminded, a weight that was not delivered.
 */
export type BellName = 'audit_row' | 'billing_notice' | 'reminder_instant' | 'weight_left'

/**
 * Tells whoever looks now and then that there is something to see. Nothing is lost when nobody hears it, as in another
 * process: then the next look finds it. Ring when the change is committed.
 */
export class Bells {
  private readonly listeners = new Map<BellName, (() => void)[]>()

  /** Calls this whenever that bell rings; it must not throw. */
  on(name: BellName, listener: () => void): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener])
  }

  ring(name: BellName): void {
    for (const listener of this.listeners.get(name) ?? []) listener()
  }
}
