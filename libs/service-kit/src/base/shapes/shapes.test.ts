import 'reflect-metadata'
import { describe, expect, it } from '@jest/globals'
import { Controller, Get, Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger'
import { Answer } from './answer.js'
import { Answers, Refuses } from './answers.js'

class PartDto {
  @Answer('Its name.', 'Milk') name!: string
}

class ThingDto {
  @Answer('When.', '2026-11-20', 'date') day!: string
  @Answer.orNull(Number, 'Weight in g, or null.', null, { minimum: 0 }) grams!: number | null
  @Answer.count('How many.', 6) lessons!: number
  @Answer.ifKnown('A note.', 'Soft') note?: string
  @Answer.oneOf(['a', 'b'], 'Which.', 'a') kind!: string
  @Answer.someOf(['a', 'b'], 'Which ones.', ['b']) kinds!: string[]
  @Answer.partOrNull(PartDto, 'The part, or null.') part!: PartDto | null
  @Answer.list(PartDto, 'All parts.', { maxItems: 3 }) parts!: PartDto[]
}

@Controller('things')
class ThingsController {
  @Get()
  @Answers(ThingDto, 'A thing', 'In more words.')
  @Refuses({ 404: 'There is none.', 429: 'Too often.' })
  read(): ThingDto {
    throw new Error('only described here')
  }
}

@Module({ controllers: [ThingsController] })
class ThingsModule {}

const describedThings = async () => {
  const app = await NestFactory.create(ThingsModule, new FastifyAdapter(), { preview: true, logger: false })
  return SwaggerModule.createDocument(app, new DocumentBuilder().build())
}

describe('shapes in the contract', () => {
  it('tell of each field what its one line says', async () => {
    const { components } = await describedThings()
    const part = { $ref: '#/components/schemas/PartDto' }
    expect(components?.schemas?.['ThingDto']).toEqual({
      type: 'object',
      properties: {
        day: { type: 'string', description: 'When.', format: 'date', example: '2026-11-20' },
        grams: {
          type: 'number',
          description: 'Weight in g, or null.',
          minimum: 0,
          nullable: true,
          example: null,
        },
        lessons: { type: 'integer', description: 'How many.', example: 6 },
        note: { type: 'string', description: 'A note.', example: 'Soft' },
        kind: { type: 'string', description: 'Which.', enum: ['a', 'b'], example: 'a' },
        kinds: {
          type: 'array',
          description: 'Which ones.',
          items: { type: 'string', enum: ['a', 'b'] },
          example: ['b'],
        },
        part: { type: 'object', description: 'The part, or null.', nullable: true, allOf: [part] },
        parts: { type: 'array', description: 'All parts.', maxItems: 3, items: part },
      },
      required: ['day', 'grams', 'lessons', 'kind', 'kinds', 'part', 'parts'],
    })
  })

  it('tell of a route what it answers and when it refuses', async () => {
    const { paths } = await describedThings()
    const operation = paths['/things']?.get
    expect(operation).toMatchObject({ summary: 'A thing', description: 'In more words.' })
    expect(Object.entries(operation?.responses ?? {})).toMatchObject([
      ['200', { content: { 'application/json': { schema: { $ref: '#/components/schemas/ThingDto' } } } }],
      ['404', { description: 'There is none.' }],
      ['429', { description: 'Too often.' }],
    ])
  })
})
