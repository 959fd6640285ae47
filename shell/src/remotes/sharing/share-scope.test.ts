import { describe, expect, it, jest } from '@jest/globals'
import { LaterNameError, shareToRemotes, type SharedPackages } from './share-scope'

const Card = () => null
const Modal = () => null
const FIRST = { ui: { Card } }
const WHOLE = { ui: { Card, Modal } }

function scene(loadWhole = () => Promise.resolve<SharedPackages>(WHOLE)) {
  const load = jest.fn(loadWhole)
  const shared = shareToRemotes(FIRST, load, { ui: '1.2.0' })
  const ui = () => shared.scope.ui?.['1.2.0']?.lib() as { Card?: unknown; Modal?: unknown }
  return { load, shared, ui }
}

describe(shareToRemotes.name, () => {
  it('gives the first names at once, in both ways that containers ask', async () => {
    const { load, shared, ui } = scene()
    expect(ui().Card).toBe(Card)
    expect((await shared.scope.ui?.['1.2.0']?.get())?.()).toBe(ui())
    expect(load).not.toHaveBeenCalled()
  })

  it('never gives a name that has not come as undefined', () => {
    const { Card: first } = scene().ui()
    expect(first).toBe(Card)
    expect(() => scene().ui().Modal).toThrow(LaterNameError)
  })

  it('gives every name when the whole packages have come, and sends for them once', async () => {
    const { load, shared, ui } = scene()
    const early = ui()
    await Promise.all([shared.bringWhole(), shared.bringWhole()])
    expect(load).toHaveBeenCalledTimes(1)
    expect(ui()).toBe(WHOLE.ui)
    expect(early.Modal).toBe(Modal)
    expect(early.Card).toBe(Card)
  })

  it('sends for them again after a failure', async () => {
    const { load, shared, ui } = scene()
    load.mockRejectedValueOnce(new Error('offline'))
    await expect(shared.bringWhole()).rejects.toThrow('offline')
    expect(() => ui().Modal).toThrow(LaterNameError)
    await shared.bringWhole()
    expect(ui().Modal).toBe(Modal)
  })
})
