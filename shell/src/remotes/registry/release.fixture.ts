import type { Release } from '@gb/domain'

/** A release that fits, for tests. */
export function aRelease(change: Partial<Release> = {}): Release {
  const base = '/remotes/mfe-tracking/1.0.0-abc/'
  return {
    name: 'mfe-tracking',
    version: '1.0.0-abc',
    entry: `${base}remoteEntry.js`,
    integrity: 'sha384-entry',
    shell: '^1.0.0',
    shared: {},
    preload: [{ url: `${base}remote.js`, integrity: 'sha384-remote' }],
    css: [],
    offline: [
      { url: `${base}remote.js`, integrity: 'sha384-remote' },
      { url: `${base}tab.js`, integrity: 'sha384-tab' },
    ],
    ...change,
  }
}
