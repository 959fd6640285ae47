import { describe, expect, it } from '@jest/globals'
import { textureAndTags } from './said-phase.js'

describe(textureAndTags.name, () => {
  it('tells advice from texture', () => {
    expect(textureAndTags('soft', ['dairy'])).toEqual({ earliestPhase: 'soft', tags: ['dairy'] })
    expect(textureAndTags(null, [])).toEqual({ earliestPhase: null, tags: [] })
    expect(textureAndTags('limit', ['dairy'])).toEqual({ earliestPhase: 'regular', tags: ['dairy', 'limit'] })
    expect(textureAndTags('avoid', ['avoid-early'])).toEqual({
      earliestPhase: 'regular',
      tags: ['avoid-early'],
    })
  })
})
