import { describe, expect, it } from '@jest/globals'
import { CODE_SOURCES, unlistedFaults } from './code-sources.js'
import { readSeed } from '../seed/seed-files.js'
import { codeStatements, dueOf, statementsOf } from './health-statements.js'

const checked = { source: 'A guideline', review_date: '2026-11-20' }

describe(statementsOf.name, () => {
  it('finds every statement with its words and place; a lesson names those of its sources', () => {
    const body = {
      dos: [{ text: 'Sip.', ...checked }],
      lessons: [{ title: 'One calm meal', sources: [checked] }],
    }
    expect(statementsOf('health-tips', body)).toEqual([
      { where: 'health-tips', place: 'dos.0', words: 'Sip.', ...checked },
      { where: 'health-tips', place: 'lessons.0.sources.0', words: 'One calm meal', ...checked },
    ])
  })

  it('calls a plan by its title and a recipe by its name', () => {
    const plan = { plan_id: 'soft-one', phase: 'soft', title: 'Fork tender', ...checked }
    const recipe = { recipe_id: 'silky-eggs', name: 'Silky eggs', category: 'breakfast', ...checked }
    expect(statementsOf('x', { plans: [plan], recipes: [recipe] }).map(({ words }) => words)).toEqual([
      'Fork tender',
      'Silky eggs',
    ])
  })

  it('finds every recipe and every plan of the product, and none claims a clinician', async () => {
    const seed = await readSeed()
    for (const [slug, count] of [['recipes', 84] as const, ['meal-plans', 12] as const]) {
      const body = seed.find((text) => text.slug === slug)?.body
      const found = statementsOf(slug, body)
      expect([slug, found.length]).toEqual([slug, count])
      for (const { source } of found) {
        expect(source).toMatch(/^Written by Gastric Buddy; /)
        expect(source).not.toMatch(/\b(?:Dr|MD|RDN?|dietitian|nurse|surgeon|reviewed by|approved by)\b/i)
      }
    }
  })
})

describe(dueOf.name, () => {
  it('names what is older than a year, the oldest first', () => {
    const on = (review_date: string) => ({ where: 'x', place: '', words: '', source: 's', review_date })
    const all = [on('2025-11-22'), on('2025-11-21'), on('2024-01-01')]
    expect(dueOf(all, '2026-11-22').map(({ review_date }) => review_date)).toEqual([
      '2024-01-01',
      '2025-11-21',
    ])
  })
})

describe(unlistedFaults.name, () => {
  const all = new Map(
    CODE_SOURCES.map(({ path }) => [path.endsWith('/') ? `${path}messages.ts` : path, ['Call your team.']]),
  )

  it('finds a file that speaks about health without a source, and a place that is gone', () => {
    expect(unlistedFaults(all)).toEqual([])
    expect(unlistedFaults(new Map([...all, ['shell/src/new/messages.ts', ['Dizzy? Sit down.']]]))).toEqual([
      expect.stringContaining('shell/src/new/messages.ts'),
    ])
    expect(unlistedFaults(new Map([...all].slice(1)))).toEqual([expect.stringContaining('is not there')])
  })

  it('lists a source and a day for each', () => {
    for (const { source, review_date } of codeStatements()) {
      expect(source).not.toBe('')
      expect(review_date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })
})
