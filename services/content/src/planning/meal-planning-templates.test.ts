import { describe, expect, it } from '@jest/globals'
import { phaseOfKey } from '@gb/domain'
import { parseDocument } from '../documents/shapes/parse-document.js'
import { readSeed } from '../documents/seed/seed-files.js'
import {
  MealPlanningTemplatesDto,
  OCCASION_KINDS,
  TOOL_KINDS,
} from '../documents/shapes/meal-planning-templates.dto.js'

const seed = await readSeed()
const templates = parseDocument(
  MealPlanningTemplatesDto,
  'meal-planning-templates',
  seed.find(({ slug }) => slug === 'meal-planning-templates')?.body,
)

const isOnce = (ids: string[]) => new Set(ids).size === ids.length

describe('weekly templates', () => {
  it('cover every phase in which people plan meals', () => {
    const phases = new Set(templates.weekly_templates.map(({ phase }) => phase))
    expect([...phases].sort()).toEqual(['full', 'maintenance', 'preop', 'puree', 'regular', 'soft'])
  })

  it.each(templates.weekly_templates)('$template_id has seven days that add up to its protein', (week) => {
    expect(week.days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7])
    for (const { slots } of week.days)
      expect(slots.reduce((sum, slot) => sum + slot.protein_aim_g, 0)).toBe(week.protein_goal_g)
  })

  it.each(templates.weekly_templates)('$template_id reaches the protein of its phase', (week) => {
    const { proteinG, proteinMaxG } = phaseOfKey(week.phase)
    const wanted = typeof proteinG === 'number' ? proteinG : (proteinMaxG ?? 80)
    expect(week.protein_goal_g).toBeGreaterThanOrEqual(wanted)
  })

  it.each(templates.weekly_templates)('$template_id does not say the same on every day', (week) => {
    const days = week.days.map(({ slots }) => slots.map(({ idea }) => idea).join())
    expect(new Set(days).size).toBeGreaterThanOrEqual(3)
  })
})

describe('monthly templates', () => {
  const weeks = new Set(templates.weekly_templates.map(({ template_id: id }) => id))

  it.each(templates.monthly_templates)(
    '$template_id has four weeks, each with a weekly template',
    (month) => {
      expect(month.weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4])
      for (const { weekly_template_id: id } of month.weeks) expect(weeks).toContain(id)
    },
  )
})

describe('special occasions and tools', () => {
  it('are of every kind', () => {
    const occasions = new Set(templates.special_occasion_templates.map(({ kind }) => kind))
    expect([...occasions].sort()).toEqual([...OCCASION_KINDS].sort())
    expect(templates.planning_tools.map(({ kind }) => kind).sort()).toEqual([...TOOL_KINDS].sort())
  })

  it('say what to do before, there and after, and what to say', () => {
    for (const one of templates.special_occasion_templates)
      for (const list of [one.before, one.during, one.after, one.choices, one.lines_to_say])
        expect(list.length).toBeGreaterThanOrEqual(1)
  })

  it('have tables as wide as their heads, and lists or a table in every tool', () => {
    for (const { lists, table } of templates.planning_tools) {
      expect(lists.length + (table?.rows.length ?? 0)).toBeGreaterThan(0)
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.columns.length ?? 0)
    }
  })
})

describe('every template and tool', () => {
  it('has a name of its own', () => {
    const { weekly_templates, monthly_templates, special_occasion_templates, planning_tools } = templates
    const heads = [...weekly_templates, ...monthly_templates, ...special_occasion_templates]
    expect(isOnce(heads.map(({ template_id: id }) => id))).toBe(true)
    expect(isOnce(planning_tools.map(({ tool_id: id }) => id))).toBe(true)
  })
})
