import { describe, expect, it } from '@jest/globals'
import { runRemote } from './run-remote'
import { shareToRemotes, type ShareScope, type SharedPackages } from './share-scope'

const Card = () => null
const Modal = () => null

const scene = (loadWhole = () => Promise.resolve<SharedPackages>({ ui: { Card, Modal } })) =>
  shareToRemotes({ ui: { Card } }, loadWhole, { ui: '1.2.0' })

interface Parts {
  Card: unknown
  Modal: unknown
}

/** An entry as the build of a remote writes it: it takes what it needs before anything else, and runs once. */
const entryThat = (use: (ui: Parts) => unknown) => {
  let scope: ShareScope = {}
  let exposed: unknown
  return {
    init: (given: ShareScope) => {
      scope = given
    },
    get: () =>
      Promise.resolve().then(() => {
        exposed ??= { default: use(scope.ui?.['1.2.0']?.lib() as Parts) }
        return () => exposed
      }),
  }
}

describe(runRemote.name, () => {
  it('runs a remote that takes no more than the first names, and sends for nothing', async () => {
    const shared = scene(() => Promise.reject(new Error('not wanted')))
    await expect(
      runRemote(
        entryThat((ui) => ui.Card === Card),
        shared,
      ),
    ).resolves.toEqual({ default: true })
  })

  it('runs a remote that takes more when the whole packages have come', async () => {
    const entry = entryThat((ui) => ui.Modal === Modal)
    await expect(runRemote(entry, scene())).resolves.toEqual({ default: true })
  })

  it('fails when they do not come', async () => {
    const shared = scene(() => Promise.reject(new Error('offline')))
    await expect(
      runRemote(
        entryThat((ui) => ui.Modal),
        shared,
      ),
    ).rejects.toThrow('offline')
  })

  it('fails as the remote does when that is broken', async () => {
    const broken = entryThat(() => {
      throw new Error('broken')
    })
    await expect(runRemote(broken, scene())).rejects.toThrow('broken')
  })

  it.each([undefined, {}, { init: () => undefined }])('refuses what is no container: %j', async (entry) => {
    await expect(runRemote(entry, scene())).rejects.toThrow('is no container')
  })
})
