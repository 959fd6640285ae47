import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { compareFacts, factsOf } from './api-facts.mjs'
import { judgeApi } from './api-surface.mjs'
import { neededStep } from './steps.mjs'

const ref = (name) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema) => ({ content: { 'application/json': { schema } } })

/** A contract of one call, changed by a test. */
const contract = (change = () => undefined, version = '1.0.0') => {
  const document = {
    info: { version },
    paths: {
      '/api/meals': {
        post: {
          parameters: [
            { name: 'limit', in: 'query', required: false, schema: { type: 'number', maximum: 5 } },
          ],
          requestBody: { required: true, ...json(ref('AddMeal')) },
          responses: { 201: json(ref('Meal')), 400: json(ref('Problem')) },
        },
      },
    },
    components: {
      schemas: {
        AddMeal: {
          type: 'object',
          properties: { name: { type: 'string' }, kind: { type: 'string', enum: ['soft', 'solid'] } },
          required: ['name'],
        },
        Meal: {
          type: 'object',
          properties: {
            id: { type: 'string', description: 'Its id.' },
            foods: { type: 'array', items: ref('Food') },
            note: { type: 'string' },
          },
          required: ['id', 'foods'],
        },
        Food: {
          type: 'object',
          properties: { grams: { type: 'number', nullable: true } },
          required: ['grams'],
        },
        Problem: { type: 'object', properties: { error: { type: 'string' } } },
      },
    },
  }
  change(document, document.components.schemas, document.paths['/api/meals'].post)
  return document
}

const stepAfter = (change) => neededStep(compareFacts(factsOf(contract()), factsOf(contract(change))))

describe(compareFacts.name, () => {
  it.each([
    ['words that describe', (_, { Meal }) => (Meal.properties.id.description = 'Otherwise.')],
    ['a limit', (_, _schemas, post) => (post.parameters[0].schema.maximum = 9)],
    ['a refusal', (_, _schemas, post) => (post.responses[409] = json(ref('Problem')))],
    [
      'another name of a schema',
      (_, schemas, post) => {
        schemas.Dish = schemas.Meal
        delete schemas.Meal
        post.responses[201] = json(ref('Dish'))
      },
    ],
  ])('asks nothing for %s', (_, change) => {
    expect(stepAfter(change)).toBeNull()
  })

  it.each([
    ['another call', ({ paths }) => (paths['/api/foods'] = paths['/api/meals'])],
    ['a field of an answer', (_, { Food }) => (Food.properties.name = { type: 'string' })],
    [
      'a field that may be sent',
      (_, { AddMeal }) => (AddMeal.properties.tags = { type: 'array', items: {} }),
    ],
    ['a value that a field may have', (_, { AddMeal }) => AddMeal.properties.kind.enum.push('liquid')],
    ['what no longer has to be sent', (_, { AddMeal }) => (AddMeal.required = [])],
    ['what is always answered now', (_, { Meal }) => Meal.required.push('note')],
    ['a format of what is sent', (_, { AddMeal }) => (AddMeal.properties.name.format = 'uuid')],
  ])('asks for a minor version for %s', (_, change) => {
    expect(stepAfter(change)).toBe('minor')
  })

  it.each([
    ['a call that is gone', ({ paths }) => delete paths['/api/meals']],
    ['a field of an answer that is gone', (_, { Food }) => delete Food.properties.grams],
    ['a field of another type', (_, { Meal }) => (Meal.properties.id.type = 'number')],
    ['a field of another format', (_, { Meal }) => (Meal.properties.id.format = 'date')],
    ['a field that may be null now', (_, { Meal }) => (Meal.properties.id.nullable = true)],
    ['a field that may be missing now', (_, { Meal }) => (Meal.required = ['foods'])],
    ['a value that a field no longer has', (_, { AddMeal }) => AddMeal.properties.kind.enum.pop()],
    ['what is no longer taken', (_, { AddMeal }) => delete AddMeal.properties.kind],
    ['what has to be sent now', (_, { AddMeal }) => AddMeal.required.push('kind')],
    [
      'a new field that has to be sent',
      (_, { AddMeal }) => {
        AddMeal.properties.day = { type: 'string' }
        AddMeal.required.push('day')
      },
    ],
    [
      'a header that has to be sent',
      (_, _schemas, post) =>
        post.parameters.push({ name: 'X-Confirm', in: 'header', required: true, schema: { type: 'string' } }),
    ],
  ])('asks for a major version for %s', (_, change) => {
    expect(stepAfter(change)).toBe('major')
  })

  it('does not go round in a schema that is made of itself', () => {
    const change = (_, { Food }) => (Food.properties.parts = { type: 'array', items: ref('Food') })
    expect(stepAfter(change)).toBe('minor')
  })
})

describe(judgeApi.name, () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'gb-api-surface-'))
    mkdirSync(join(root, 'services/gateway'), { recursive: true })
    contractIs(contract())
    judgeApi({ root, fix: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const contractIs = (document) =>
    writeFileSync(join(root, 'services/gateway/openapi.json'), JSON.stringify(document))
  const kept = () => JSON.parse(readFileSync(join(root, 'services/gateway/api-surface.json'), 'utf8'))
  const more = (_, { Food }) => (Food.properties.name = { type: 'string' })
  const less = (_, { Food }) => delete Food.properties.grams

  it('asks for what was never kept, and is content with what was', () => {
    rmSync(join(root, 'services/gateway/api-surface.json'))
    expect(judgeApi({ root })).toContain('Run npm run generate')
    expect(judgeApi({ root, fix: true })).toBeNull()
    expect(judgeApi({ root })).toBeNull()
    expect(kept()).toMatchObject({
      version: '1.0.0',
      facts: { 'Meal.id': 'string', 'AddMeal.kind = "soft"': '' },
    })
  })

  it('refuses an addition that the version does not say, also when it is to be kept', () => {
    contractIs(contract(more))
    for (const fix of [false, true]) {
      const problem = judgeApi({ root, fix })
      expect(problem).toContain(
        'API_VERSION (libs/domain/src/wire/api-version.ts) 1.0.0 is not what 1.0.0 was',
      )
      expect(problem).toContain('a new minor version')
      expect(problem).toContain('added: POST /api/meals 201 application/json.foods[].name')
    }
    expect(kept().facts).not.toHaveProperty('Food.name')
    contractIs(contract(more, '1.1.0'))
    expect(judgeApi({ root })).toContain('stale')
    expect(judgeApi({ root, fix: true })).toBeNull()
    expect(kept()).toMatchObject({ version: '1.1.0', facts: { 'Food.name': 'string, optional' } })
  })

  it('refuses a removal until there is a new major version', () => {
    contractIs(contract(less, '1.1.0'))
    expect(judgeApi({ root, fix: true })).toContain('a new major version')
    contractIs(contract(less, '2.0.0'))
    expect(judgeApi({ root, fix: true })).toBeNull()
  })
})
