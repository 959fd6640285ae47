import { describe, expect, it } from '@jest/globals'
import { inspected, type InForce } from './inspected.js'

const owner = { team: 'Scan', contact: 'scan@gb.example', runbook: 'docs/SEPARATE-TEAMS.md' }
const release = (version: string) => ({
  name: 'mfe-scan',
  version,
  entry: '/remotes/mfe-scan/1/remoteEntry.js',
  integrity: 'sha384-x',
  shell: '^2.0.0',
  shared: {},
  preload: [],
  css: [],
  offline: [],
  owner,
})

const inForce: InForce = {
  name: 'mfe-scan',
  everybody: { release: release('1.0.0-a'), bad: null },
  canary: { share: 10, choice: { release: release('1.0.0-b'), bad: null } },
  killed: null,
  isShipped: false,
  isUnreleased: false,
  declared: { name: 'mfe-scan', tabs: {}, slots: {} },
}

describe(inspected.name, () => {
  it('says what everybody gets, where it is from, how many get another, and who answers for it', () => {
    expect(inspected(inForce)).toEqual({
      name: 'mfe-scan',
      version: '1.0.0-a',
      source: 'registry',
      canaryShare: 10,
      isKilled: false,
      owner,
    })
  })

  it('knows what was shipped, taken out, or is not good', () => {
    const gone: InForce = {
      name: 'mfe-scan',
      everybody: { release: null, bad: null },
      canary: null,
      killed: 'A break.',
      isShipped: true,
      isUnreleased: false,
      declared: { name: 'mfe-scan', tabs: {}, slots: {} },
    }
    expect(inspected(gone)).toMatchObject({
      version: null,
      source: 'folder',
      canaryShare: null,
      isKilled: true,
      owner: null,
    })
  })
})
