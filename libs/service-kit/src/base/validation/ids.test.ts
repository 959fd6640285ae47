import 'reflect-metadata'
import { describe, expect, it } from '@jest/globals'
import { CountField, IdField, PatternField } from './ids.js'
import { strictValidationPipe } from './strict-validation.pipe.js'

class Asked {
  @IdField('Which entry.') entry_id!: string
  @PatternField(/^[a-z]{1,5}$/, 'slug must be a word.', { description: 'Which text.', example: 'about' })
  slug!: string
  @CountField({ max: 50, default: 20 }, 'How many.') limit: number = 20
}

const ID = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'
const read = (sent: object): Promise<unknown> =>
  strictValidationPipe(Asked).transform({ entry_id: ID, slug: 'about', ...sent }, { type: 'query' })

describe('fields that name what is asked for', () => {
  it('are read, digits as the number they are', async () => {
    await expect(read({ limit: '50' })).resolves.toEqual({ entry_id: ID, slug: 'about', limit: 50 })
    await expect(read({})).resolves.toMatchObject({ limit: 20 })
  })

  it.each([
    [{ entry_id: 'me' }, 'entry_id must be a UUID.'],
    [{ slug: 'About' }, 'slug must be a word.'],
    [{ limit: '51' }, 'limit must be a whole number from 1 to 50.'],
    [{ limit: '0' }, 'limit must be a whole number from 1 to 50.'],
    [{ limit: '1.5' }, 'limit must be a whole number from 1 to 50.'],
    [{ limit: '-1' }, 'limit must be a whole number from 1 to 50.'],
    [{ other: '1' }, 'other is not a known field.'],
  ])('refuse %j', async (sent, message) => {
    await expect(read(sent)).rejects.toMatchObject({ code: 'invalid_input', message })
  })
})
