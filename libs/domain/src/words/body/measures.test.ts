import { describe, expect, it } from '@jest/globals'
import { bodyFlags } from './index.js'
import { withMeasures } from './measures.js'

const topics = (text: string) => bodyFlags(text).map(({ topic }) => topic)

describe(withMeasures.name, () => {
  it.each(['How is it on day 38?', 'how is it on day 101', 'Como va el dia 102', 'week 140 and all is well'])(
    'reads the count of a day as no temperature and no pulse: %s',
    (text) => expect(topics(text)).toEqual([]),
  )

  it.each([
    ['fever all day 102', 'fever'],
    ['temp 102.4 on day 4', 'fever'],
    ['heart rate at rest on day 9 is 134', 'racing_heart'],
  ])('hears the measure in "%s"', (text, topic) => expect(topics(text)).toContain(topic))
})
