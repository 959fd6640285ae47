import { describe, expect, it } from '@jest/globals'
import { concernAction } from './actions.js'
import { CONCERN_IDS, CONCERN_KINDS } from './concern.js'

describe(concernAction.name, () => {
  it('gives every concern one thing to do, with a label', () => {
    for (const id of CONCERN_IDS)
      expect(concernAction(CONCERN_KINDS[id], 'UTC').label.length).toBeGreaterThan(3)
  })

  it('calls the line of where somebody is, and finds one elsewhere', () => {
    const call = (zone: string) => concernAction(CONCERN_KINDS.crisis_words, zone)
    expect(call('America/New_York')).toEqual({ kind: 'link', href: 'tel:988', label: 'Call 988' })
    expect(call('Europe/London')).toMatchObject({ href: 'tel:116123', label: 'Call 116\u00A0123' })
    const rescue = (zone: string) => concernAction(CONCERN_KINDS.recovery_emergency, zone)
    expect(rescue('America/New_York')).toEqual({ kind: 'link', href: 'tel:911', label: 'Call 911' })
    expect(rescue('Africa/Nairobi')).toMatchObject({ kind: 'tab', tab: 'normal' })
    expect(call('Africa/Nairobi')).toMatchObject({ href: 'https://findahelpline.com' })
  })
})
