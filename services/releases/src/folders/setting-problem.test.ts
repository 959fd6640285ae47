import { describe, expect, it } from '@jest/globals'
import { configurableProblem, type DeclaredSetting, valueProblem } from '@gb/domain'
import { settingProblemOf } from './setting-problem.js'

const setting = {
  title: 'Items shown',
  description: 'How many items its card shows.',
  type: 'integer',
  minimum: 1,
  maximum: 12,
  default: 5,
  examples: [8],
}
const flag = {
  description: 'Its card has a new look.',
  owner: 'Notes',
  ends: '2027-06-30',
  default: { development: true, test: false, production: false },
}
const problem = (declared: object) => configurableProblem(declared, settingProblemOf)
const ofSetting = (change: object) => problem({ settings: { shown: { ...setting, ...change } } })
const ofFlag = (change: object) => problem({ flags: { fresh: { ...flag, ...change } } })

describe(configurableProblem.name, () => {
  it('takes settings of every kind, flags, and nothing at all', () => {
    const { minimum: _, maximum: _most, ...text } = setting
    const settings = {
      shown: setting,
      isShown: { ...text, type: 'boolean', default: true, examples: [false] },
      share: { ...setting, type: 'number', multipleOf: 0.5, default: 2.5, examples: [3] },
      look: { ...text, type: 'string', enum: ['calm', 'bright'], default: 'calm', examples: ['bright'] },
      words: { ...text, type: 'string', minLength: 2, maxLength: 9, default: 'Hello', examples: ['Héllo'] },
      foods: {
        ...text,
        type: 'array',
        items: { type: 'string', maxLength: 20 },
        maxItems: 3,
        uniqueItems: true,
        default: [],
        examples: [['egg', 'skyr']],
      },
    }
    expect(problem({ settings, flags: { fresh: flag } })).toBeNull()
    expect(problem({})).toBeNull()
  })

  it.each([
    [{ default: undefined }, 'the setting "shown".default must be a value'],
    [{ default: 13 }, 'the setting "shown".default must be <= 12'],
    [{ default: '5' }, 'default must be integer'],
    [{ default: 5.5 }, 'default must be integer'],
    [{ default: null }, 'default must be a value'],
    [{ examples: [] }, 'examples must be a list of 1'],
    [{ examples: [3, 99] }, 'the setting "shown".examples/1 must be <= 12'],
    [{ title: 'x' }, 'title must have 2 to 60'],
    [{ title: 'Items \u202Eshown' }, 'plain characters'],
    [{ description: 'Short' }, 'description must have 10 to 300'],
    [{ type: 'object' }, 'type must be one of'],
    [{ type: 'constructor' }, 'type must be one of'],
    [{ type: ['integer', 'null'] }, 'type must be one of'],
    [{ minimum: 20 }, 'minimum is above its maximum'],
    [{ minimum: '1' }, 'minimum must be a number'],
    [{ multipleOf: 0 }, 'multipleOf must be above 0'],
    [{ minLength: 3 }, 'is integer, which has no minLength'],
    [{ items: { type: 'string' } }, 'is integer, which has no items'],
    [{ pattern: '(a+)+$' }, 'has no field "pattern"'],
    [{ $ref: 'https://evil.example/schema.json' }, 'has no field "$ref"'],
    [{ allOf: [] }, 'has no field "allOf"'],
    [{ minimun: 1 }, 'has no field "minimun"'],
    [{ enum: [] }, 'enum must be a list of 1'],
    [{ enum: [5, 5, 8] }, 'enum must be a list of 1 to 50 different values'],
    [{ enum: [1, 2] }, 'default must be one of 1, 2'],
  ])('refuses a setting with %j', (change, sentence) => {
    expect(ofSetting(change)).toContain(sentence)
  })

  it('looks into the items of a list', () => {
    const { minimum: _, maximum: _most, ...text } = setting
    const list = { ...text, type: 'array', default: [], examples: [[]] }
    const of = (change: object) => problem({ settings: { foods: { ...list, ...change } } })
    expect(of({})).toContain('foods".items.type must be one of')
    expect(of({ items: { type: 'array' } })).toContain('items.type must be one of')
    expect(of({ items: { type: 'string', pattern: 'a' } })).toContain('items has no field "pattern"')
    expect(of({ items: { type: 'string' }, default: [3] })).toContain('default/0 must be string')
    expect(of({ items: { type: 'string' }, default: ['a\u0000'] })).toContain('default must be a value')
  })

  it.each([
    [{ owner: '' }, 'owner must have'],
    [{ ends: '2027-02-30' }, 'ends must be a day'],
    [{ ends: 'soon' }, 'ends must be a day'],
    [{ ends: 20_270_630 }, 'ends must be a day'],
    [{ default: true }, 'default must be true or false for each of development, test, production'],
    [{ default: { development: true, production: false } }, 'for each of'],
    [{ default: { ...flag.default, staging: true } }, 'for each of'],
    [{ default: { ...flag.default, test: 'no' } }, 'for each of'],
    [{ share: 10 }, 'has no field "share"'],
  ])('refuses a flag with %j', (change, sentence) => {
    expect(ofFlag(change)).toContain(sentence)
  })

  it.each([
    '__proto__x',
    'constructor',
    'toString',
    'valueOf',
    'Shown',
    'a',
    'my-setting',
    'a.b',
    'x'.repeat(41),
  ])('refuses the name %s', (name) => {
    expect(problem({ settings: { [name]: setting } })).toContain(`"${name}" is no name of a setting`)
    expect(problem({ flags: { [name]: flag } })).toContain(`"${name}" is no name of a flag`)
  })

  it('refuses what is no object, and more than anybody can oversee', () => {
    for (const odd of [null, [], 'x', 7]) {
      expect(problem({ settings: odd })).toContain('settings must be an object')
      expect(problem({ flags: odd })).toContain('flags must be an object')
      expect(problem({ settings: { shown: odd } })).toContain('the setting "shown" must be an object')
    }
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`shown${at}`, setting]))
    expect(problem({ settings: many })).toBe('a remote has at most 40 settings')
  })
})

describe(valueProblem.name, () => {
  const of = (schema: object, value: unknown) =>
    valueProblem(schema as DeclaredSetting, value, settingProblemOf)
  const text = { type: 'string' }

  it('says where a value does not fit, and why', () => {
    expect(of(setting, 13)).toEqual({ path: '', message: 'must be <= 12' })
    expect(of({ type: 'array', items: text }, ['egg', 3])).toEqual({ path: '/1', message: 'must be string' })
    expect(of(setting, Number.POSITIVE_INFINITY)?.message).toBe('must be integer')
    expect(of(setting, Number.NaN)?.message).toBe('must be integer')
    expect(of(setting, 8)).toBeNull()
  })

  it('takes no text that cannot be seen or kept', () => {
    for (const odd of ['a\u0000', '\ud800', 'a\u202Eb', 'a\nb', 'x'.repeat(501)]) {
      expect(of(text, odd)?.message).toContain('plain characters')
      expect(of({ type: 'array', items: text }, ['fine', odd])?.path).toBe('/1')
    }
    expect(of(text, 'Ça va, 你好')).toBeNull()
  })

  it('says so of what is no schema, and throws nothing', () => {
    for (const odd of [
      { type: 'nothing' },
      { type: 'string', minLength: -1 },
      { type: 'integer', odd: 1 },
      {},
    ])
      expect([odd, of({ ...odd, required: 7 }, 'x')?.message]).toEqual([
        odd,
        expect.stringContaining('cannot be judged'),
      ])
  })

  it('goes on when more schemas come than it remembers', () => {
    for (let maximum = 1; maximum < 600; maximum++)
      if (of({ type: 'integer', maximum }, maximum + 1) === null) throw new Error(`${maximum}`)
    expect(of({ type: 'integer', maximum: 3 }, 3)).toBeNull()
  })
})
