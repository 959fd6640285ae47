/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const css = readFileSync(join(dirname(expect.getState().testPath ?? ''), 'tokens.css'), 'utf8')

type Tokens = ReadonlyMap<string, string>

const declarationsAfter = (selector: string): Tokens => {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--gb-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const light = declarationsAfter(':root')
const darkByChoice = declarationsAfter(":root[data-theme='dark']")
const darkBySystem = declarationsAfter(":root:not([data-theme='light'])")

type Rgb = readonly [number, number, number]

const rgb = (tokens: Tokens, name: string): Rgb => {
  const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(tokens.get(name) ?? '') ?? []
  if (!b) throw new Error(`--gb-${name} is not a six-digit color`)
  return [parseInt(r, 16), parseInt(g, 16), parseInt(b, 16)]
}

const mix = (top: Rgb, share: number, ground: Rgb): Rgb => [
  top[0] * share + ground[0] * (1 - share),
  top[1] * share + ground[1] * (1 - share),
  top[2] * share + ground[2] * (1 - share),
]

// WCAG 2.2, relative luminance and contrast ratio.
const luminance = (color: Rgb): number => {
  const [r, g, b] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

const contrast = (a: Rgb, b: Rgb): number => {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (bright + 0.05) / (dim + 0.05)
}

const HUES = ['accent', 'fluids', 'weight', 'vitamins', 'mood', 'food', 'success', 'warning', 'danger']
const TEXTS = ['text', 'muted', ...HUES]

describe('tokens.css', () => {
  it('has one dark theme, whether the system or the person chose it', () => {
    expect(darkByChoice.size).toBeGreaterThan(20)
    expect([...darkBySystem]).toEqual([...darkByChoice])
  })

  it('gives every color of the light theme a dark counterpart', () => {
    expect([...darkByChoice.keys()].sort()).toEqual([...light.keys()].sort())
  })
})

describe.each([
  ['light', light],
  ['dark', darkByChoice],
] as const)('the %s theme', (_name, tokens) => {
  const share = Number.parseFloat(tokens.get('tint') ?? '') / 100
  const color = (name: string) => rgb(tokens, name)

  it('has a tint of 10 to 14 percent', () => {
    expect(share).toBeGreaterThanOrEqual(0.1)
    expect(share).toBeLessThanOrEqual(0.14)
  })

  it.each(TEXTS)('keeps %s at 5:1 or more on the surface and on a card', (name) => {
    expect(contrast(color(name), color('surface'))).toBeGreaterThanOrEqual(5)
    expect(contrast(color(name), color('card'))).toBeGreaterThanOrEqual(5)
  })

  it.each(HUES)('keeps %s and both text colors readable on the tint of that hue', (name) => {
    const tint = mix(color(name), share, color('card'))
    for (const text of [name, 'text', 'muted'])
      expect(contrast(color(text), tint)).toBeGreaterThanOrEqual(4.5)
  })

  it('keeps muted words and chosen hues readable on a segmented row', () => {
    expect(contrast(color('muted'), color('sunken'))).toBeGreaterThanOrEqual(4.5)
    for (const name of HUES) expect(contrast(color(name), color('raised'))).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['on-danger', 'danger'],
    ['on-danger', 'danger-strong'],
  ])('keeps %s at 5:1 or more on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(5)
  })

  it('keeps the outline of a control at 3:1 or more', () => {
    expect(contrast(color('outline'), color('card'))).toBeGreaterThanOrEqual(3)
    expect(contrast(color('outline'), color('surface'))).toBeGreaterThanOrEqual(3)
  })
})
