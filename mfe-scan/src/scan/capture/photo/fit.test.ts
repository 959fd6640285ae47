import { describe, expect, it } from '@jest/globals'
import { fitWithin } from './fit'

const BOX = { width: 1024, height: 768 }

describe(fitWithin.name, () => {
  it('shrinks a 12 megapixel photo to the box', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, BOX)).toEqual({ width: 1024, height: 768 })
  })

  it('lets the height decide for an upright photo', () => {
    expect(fitWithin({ width: 3000, height: 4000 }, BOX)).toEqual({ width: 576, height: 768 })
  })

  it('lets the width decide for a panorama and keeps the proportions', () => {
    expect(fitWithin({ width: 8000, height: 2000 }, BOX)).toEqual({ width: 1024, height: 256 })
  })

  it('never makes a small photo larger', () => {
    expect(fitWithin({ width: 640, height: 480 }, BOX)).toEqual({ width: 640, height: 480 })
  })

  it('keeps at least one pixel of a very thin picture', () => {
    expect(fitWithin({ width: 100_000, height: 10 }, BOX)).toEqual({ width: 1024, height: 1 })
  })

  it.each([
    [4032, 3024],
    [3024, 4032],
    [1025, 768],
    [1024, 769],
    [5000, 4999],
  ])('keeps %d x %d inside the box', (width, height) => {
    const fitted = fitWithin({ width, height }, BOX)
    expect(fitted.width).toBeLessThanOrEqual(BOX.width)
    expect(fitted.height).toBeLessThanOrEqual(BOX.height)
    expect(fitted.width / fitted.height).toBeCloseTo(width / height, 1)
  })
})
