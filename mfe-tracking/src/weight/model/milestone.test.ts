import { describe, expect, it } from '@jest/globals'
import { MILESTONE_LENGTH } from '@gb/domain'
import { messages } from '../messages/generated/story.en'
import { isTooLong, saidIn, stillAhead } from './milestone'

const SUGGESTED = Object.values(messages.suggested)

describe('the words of a milestone', () => {
  it('are what is typed without the blanks around it', () => {
    expect(saidIn('  a walk \n')).toBe('a walk')
  })

  it.each(['', '  ', '\n\t', '\u200B'])('are missing in %j', (typed) => {
    expect(saidIn(typed)).toBeNull()
  })

  it('may be as long as the server keeps them, blanks around them not counted', () => {
    const longest = 'x'.repeat(MILESTONE_LENGTH.max)
    expect([longest, ` ${longest} `, `${longest}x`].map(isTooLong)).toEqual([false, false, true])
  })
})

describe(stillAhead.name, () => {
  it('offers what has not come true yet, in its order', () => {
    const [first, , ...rest] = SUGGESTED
    const second = messages.suggested.walk
    expect(stillAhead(SUGGESTED, [{ milestone: second }])).toEqual([first, ...rest])
    expect(stillAhead(SUGGESTED, [{ milestone: 'in own words' }])).toEqual(SUGGESTED)
  })
})

describe('the suggestions', () => {
  it('fit into what is kept, and name no number, no size and no looks', () => {
    for (const words of SUGGESTED) {
      expect(isTooLong(words)).toBe(false)
      expect(words).not.toMatch(/\d|\b(lbs|pounds|size|thin|slim|skinny|fat|look|beautiful)\b/i)
    }
  })
})
