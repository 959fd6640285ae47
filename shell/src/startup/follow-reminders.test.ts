import { afterEach, describe, expect, it } from '@jest/globals'
import { followReminders } from './follow-reminders'

const hear = (container: EventTarget, data: unknown) =>
  container.dispatchEvent(Object.assign(new Event('message'), { data }))

describe(followReminders.name, () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  it('shows the tab that a tapped reminder names, and nothing else that it hears', () => {
    const container = new EventTarget()
    Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
    const shown: string[] = []
    followReminders((tab) => shown.push(tab))
    for (const data of [{ open: 'mood' }, { open: 'settings' }, { open: 7 }, 'mood', null, {}])
      hear(container, data)
    expect(shown).toEqual(['mood'])
  })

  it('has nothing to follow without a service worker', () => {
    expect(() => followReminders(() => undefined)).not.toThrow()
  })
})
