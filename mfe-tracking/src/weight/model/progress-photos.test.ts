import { describe, expect, it } from '@jest/globals'
import { beforeAndNow, photosIn } from './progress-photos'

const photo = (day: string, picture = 'data:image/jpeg;base64,AA==') => ({ id: day, day, picture })

describe(photosIn.name, () => {
  it('gives back photos oldest first, and nothing that is none', () => {
    const record = [
      photo('2026-11-20'),
      null,
      7,
      { id: 'x' },
      photo('2026-10-01', 'https://x/y.jpg'),
      photo('2026-09-01'),
    ]
    expect(photosIn(record).map(({ day }) => day)).toEqual(['2026-09-01', '2026-11-20'])
    for (const none of [null, undefined, {}, 'photos', 3]) expect(photosIn(none)).toEqual([])
  })
})

describe(beforeAndNow.name, () => {
  it('lays the first beside the last, once there are two days', () => {
    expect(beforeAndNow([])).toBeNull()
    expect(beforeAndNow([photo('2026-09-01'), photo('2026-09-01')])).toBeNull()
    const all = [photo('2026-09-01'), photo('2026-10-01'), photo('2026-11-20')]
    expect(beforeAndNow(all)).toMatchObject({ before: { day: '2026-09-01' }, now: { day: '2026-11-20' } })
  })
})
