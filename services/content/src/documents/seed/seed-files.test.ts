import { describe, expect, it } from '@jest/globals'
import { VITAMIN_NAMES } from '@gb/domain'
import type { StoredDocument } from '../published/document.repository.js'
import { STORED_SHAPES, toStoredBody } from '../shapes/stored-shapes.js'
import { readDrawings, readSeed } from './seed-files.js'

const seed = await readSeed()

const document = (slug: StoredDocument['slug']): StoredDocument => {
  const found = seed.find((candidate) => candidate.slug === slug)
  if (!found) throw new Error(`no seed for ${slug}`)
  return found
}

const tips = toStoredBody(STORED_SHAPES['health-tips'], document('health-tips'))
const vitamins = toStoredBody(STORED_SHAPES['recommended-vitamins'], document('recommended-vitamins'))
const creator = toStoredBody(STORED_SHAPES['about-creator'], document('about-creator'))
const encouragements = toStoredBody(STORED_SHAPES.encouragements, document('encouragements'))

/** Authors of quotes with the year they died: all in the public domain. */
const QUOTED = new Map([
  ['William Shakespeare', 1616],
  ['Henry David Thoreau', 1862],
  ['George Eliot', 1880],
  ['Henry Wadsworth Longfellow', 1882],
  ['Ralph Waldo Emerson', 1882],
  ['Emily Dickinson', 1886],
  ['Louisa May Alcott', 1888],
  ['Robert Browning', 1889],
  ['Walt Whitman', 1892],
  ['Robert Louis Stevenson', 1894],
])

describe('health tips', () => {
  it('fill every list that is promised', () => {
    expect(tips.dos.length).toBeGreaterThanOrEqual(10)
    expect(tips.donts.length).toBeGreaterThanOrEqual(10)
    expect(tips.food_swaps.length).toBeGreaterThanOrEqual(15)
    expect(tips.fluid_tips.length).toBeGreaterThanOrEqual(8)
    expect(tips.vitamin_reminders.length).toBeGreaterThanOrEqual(8)
    expect(tips.exercise_tips).toHaveLength(5)
    expect(tips.side_effects.length).toBeGreaterThanOrEqual(14)
  })

  it('name a source and a review date for every statement', () => {
    const statements = Object.values(tips)
      .filter((part) => Array.isArray(part))
      .flat()
    for (const statement of statements) {
      expect(statement.source).toMatch(/\w{3}/)
      expect(statement.review_date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })

  it('never repeat a statement', () => {
    const texts = [...tips.dos, ...tips.donts, ...tips.fluid_tips, ...tips.vitamin_reminders].map(
      (tip) => tip.text,
    )
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('cover the days after surgery without a gap', () => {
    const days = tips.exercise_tips.map((tip) => [tip.from_day, tip.to_day])
    expect(days).toEqual([
      [0, 13],
      [14, 27],
      [28, 55],
      [56, 119],
      [120, null],
    ])
  })

  it('say for every side effect what helps and when to call', () => {
    for (const effect of tips.side_effects) {
      expect(effect.management.length).toBeGreaterThanOrEqual(2)
      expect(effect.when_to_call_doctor).toMatch(/\b(call|emergency)\b/i)
    }
  })

  it('name the crisis line where mood is the subject', () => {
    const low = tips.side_effects.find((effect) => effect.symptom === 'Feeling low')
    expect(low?.when_to_call_doctor).toContain('988')
  })
})

describe(readDrawings.name, () => {
  it('has exactly the drawings that the exercise tips show', async () => {
    const drawings = await readDrawings()
    const shown = tips.exercise_tips.map((tip) => tip.image.replace('/api/content-images/', ''))
    expect([...drawings.keys()].sort()).toEqual([...shown].sort())
  })

  it('has drawings that run nothing, load nothing and keep their colors in dark mode', async () => {
    for (const svg of (await readDrawings()).values()) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
      expect(svg).toContain('<title>')
      expect(svg).not.toMatch(/<script|<style|style=|\son\w+=|href|url\(|currentColor|<image|<foreignObject/i)
    }
  })
})

describe('recommended vitamins', () => {
  it('begin with every vitamin of the log form', () => {
    const known = VITAMIN_NAMES.filter((name) => name !== 'Other')
    const names = vitamins.daily_vitamins.map((vitamin) => vitamin.name)
    expect(names.slice(0, known.length).sort()).toEqual([...known].sort())
  })

  it('use only units that labels use', () => {
    for (const { unit } of vitamins.daily_vitamins) expect(['tablet', 'mg', 'mcg', 'IU']).toContain(unit)
  })

  it('give vitamin B12 in micrograms, never hundreds of milligrams', () => {
    const b12 = vitamins.daily_vitamins.find((vitamin) => vitamin.name === 'Vitamin B12')
    expect(b12).toMatchObject({ unit: 'mcg', dosage: '350 to 500 mcg a day (0.35 to 0.5 mg)' })
  })
})

describe('about the creator', () => {
  it('is marked as example text and invents no book and no page elsewhere', () => {
    expect(creator.is_example).toBe(true)
    expect(creator.example_note).toContain('example text')
    expect(creator.name).toBe('Gastric Buddy')
    expect(creator.books).toEqual([])
    expect(creator.social_media).toEqual([])
  })
})

describe('encouragements', () => {
  it('are 60 different messages', () => {
    expect(new Set(encouragements.messages.map(({ message }) => message)).size).toBe(60)
    expect(encouragements.messages).toHaveLength(60)
  })

  it('are our own words or quotes of authors who died before 1920', () => {
    const quoted = encouragements.messages
      .map(({ author }) => author)
      .filter((author) => author !== creator.name)
    for (const author of quoted) expect(QUOTED.get(author) ?? Number.NaN).toBeLessThan(1920)
  })
})
