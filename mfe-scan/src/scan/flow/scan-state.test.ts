import { describe, expect, it } from '@jest/globals'
import type { ScanOutcome } from '../shared/scan-outcome'
import type { CapturedPhoto } from '../capture/captured-photo'
import { FIRST_STATE, scanReducer, type ScanState } from './scan-state'

const photo: CapturedPhoto = {
  blob: new Blob(['JPEG']),
  width: 4,
  height: 3,
  url: 'blob:test',
  keys: { breakfast: 'b', lunch: 'l', dinner: 'd', snack: 's' },
}
const outcome: ScanOutcome = {
  kind: 'no-meal',
  message: 'Not food.',
  status: { used: 0, limit: 3, left: 3, isPremium: false },
}
const preview: ScanState = { step: 'preview', photo, mealType: 'lunch', failure: null }
const analyzing: ScanState = { step: 'analyzing', photo, mealType: 'lunch' }

describe(scanReducer.name, () => {
  it('ignores an answer that comes after Cancel', () => {
    const canceled = scanReducer(analyzing, { type: 'analysis-canceled' })
    expect(canceled).toEqual(preview)
    expect(scanReducer(canceled, { type: 'analysis-answered', outcome })).toBe(canceled)
  })

  it('keeps photo and meal type through a failure', () => {
    const failure = { kind: 'network' } as const
    expect(scanReducer(analyzing, { type: 'analysis-failed', failure })).toEqual({ ...preview, failure })
  })

  it('cannot start an analysis without a photo', () => {
    expect(scanReducer(FIRST_STATE, { type: 'analysis-started' })).toBe(FIRST_STATE)
  })

  it('forgets everything when it starts over', () => {
    expect(scanReducer(preview, { type: 'started-over' })).toEqual({ ...FIRST_STATE, isReturn: true })
  })
})
