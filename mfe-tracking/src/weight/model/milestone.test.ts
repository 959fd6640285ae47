import { describe, expect, it } from '@jest/globals'
import { MILESTONE_LENGTH } from '@gb/domain'
import { messages } from '../story-messages'
import { isTooLong, saidIn, stillAhead } from './milestone'

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
    const [first, second, ...rest] = messages.suggested
    expect(stillAhead(messages.suggested, [{ milestone: second }])).toEqual([first, ...rest])
    expect(stillAhead(messages.suggested, [{ milestone: 'in own words' }])).toEqual([...messages.suggested])
  })
})

describe('the suggestions', () => {
  it('fit into what is kept, and name no number, no size and no looks', () => {
    for (const words of messages.suggested) {
      expect(isTooLong(words)).toBe(false)
      expect(words).not.toMatch(/\d|\b(lbs|pounds|size|thin|slim|skinny|fat|look|beautiful)\b/i)
    }
  })
})
