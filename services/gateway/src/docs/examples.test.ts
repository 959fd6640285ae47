import { describe, expect, it } from '@jest/globals'
import type { OpenAPIObject } from '@nestjs/swagger'
import { withDatesOf } from './examples.js'

const property = (example: unknown) => ({ type: 'string' as const, example })

const written = (): OpenAPIObject => ({
  openapi: '3.0.0',
  info: { title: 'Written 2026-11-20', version: '1' },
  paths: {
    '/api/days': {
      post: {
        parameters: [{ name: 'date', in: 'query', schema: property('2026-11-20') }],
        requestBody: {
          content: { 'application/json': { examples: { all: { value: { at: '2026-09-01', n: 3 } } } } },
        },
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      Note: {
        properties: {
          recorded_at: property('2026-11-20T08:30:00Z'),
          ends_at: property('2027-01-20T08:30:00Z'),
          file_name: property('report-2026-11-20.pdf'),
        },
      },
    },
  },
})

describe(withDatesOf.name, () => {
  it.each([
    ['on the day after they were written', '2026-11-21T00:00:00Z', 0],
    ['two years on', '2028-11-28T23:59:59Z', 738],
  ])('says the same of %s', (_when, now, days) => {
    const dated = withDatesOf(written(), new Date(now))
    const day = (text: string) =>
      new Date(Date.parse(text) + days * 86_400_000).toISOString().slice(0, '2026-11-20'.length)
    expect(dated.components?.schemas?.Note).toEqual({
      properties: {
        recorded_at: property(`${day('2026-11-20')}T08:30:00Z`),
        ends_at: property(`${day('2027-01-20')}T08:30:00Z`),
        file_name: property('report-2026-11-20.pdf'),
      },
    })
    expect(dated.paths['/api/days']?.post).toMatchObject({
      parameters: [{ schema: property(day('2026-11-20')) }],
      requestBody: {
        content: { 'application/json': { examples: { all: { value: { at: day('2026-09-01'), n: 3 } } } } },
      },
    })
    expect(dated.info.title).toBe('Written 2026-11-20')
  })

  it('leaves what is kept as it was written', () => {
    const kept = written()
    withDatesOf(kept, new Date('2028-11-28T12:00:00Z'))
    expect(kept).toEqual(written())
  })
})
