import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { moodTrends } from './trends.js'

describe(moodTrends.name, () => {
  it('has no average without entries', () => {
    expect(moodTrends([])).toEqual({ averageMood: null, averageEnergy: null, totalEntries: 0 })
  })

  it.each([
    [[5, 5, 6], 5.3],
    [[7, 7, 7, 8], 7.3],
    [[1, 2], 1.5],
    [[10], 10],
  ])('averages %p to %d', (ratings, average) => {
    const entries = ratings.map((rating) => ({ moodRating: rating, energyLevel: 11 - rating }))
    expect(moodTrends(entries).averageMood).toBe(average)
  })

  it('keeps averages between the smallest and the largest rating, with one decimal', () => {
    const rating = fc.integer({ min: 1, max: 10 })
    const ratings = fc.array(fc.record({ moodRating: rating, energyLevel: rating }), { minLength: 1 })
    fc.assert(
      fc.property(ratings, (entries) => {
        const { averageMood, averageEnergy, totalEntries } = moodTrends(entries)
        const moods = entries.map(({ moodRating }) => moodRating)
        const energies = entries.map(({ energyLevel }) => energyLevel)
        expect(totalEntries).toBe(entries.length)
        expect(averageMood).toBeGreaterThanOrEqual(Math.min(...moods))
        expect(averageMood).toBeLessThanOrEqual(Math.max(...moods))
        expect(averageEnergy).toBeGreaterThanOrEqual(Math.min(...energies))
        expect(averageEnergy).toBeLessThanOrEqual(Math.max(...energies))
        expect(String(averageMood)).toMatch(/^\d+(\.\d)?$/)
      }),
    )
  })
})
