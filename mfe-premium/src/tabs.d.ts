import type manifest from '../package.json'

/** The tabs of this remote, as its package.json declares them. */
declare module '@gb/mfe-contract' {
  interface Tabs extends Record<keyof (typeof manifest)['gb']['tabs'], true> {
    /** Of mfe-tracking: where what premium plans is logged, and where concerns lead. */
    vitamins: true
    fluids: true
    weight: true
    mood: true
    /** Of mfe-scan. */
    scan: true
  }
}
