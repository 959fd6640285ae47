import { describe, expect, it } from '@jest/globals'
import { leadsToLate } from './late-modules.ts'

const domain = (file: string) => `/libs/domain/dist/${file}`

const IMPORTS: Record<string, string[]> = {
  [domain('words/fillers.js')]: [],
  [domain('concerns/concerns.js')]: [domain('concerns/order.js'), domain('words/fillers.js')],
  [domain('concerns/order.js')]: [domain('concerns/concerns.js'), domain('days/day.js')],
  [domain('days/day.js')]: ['react'],
  [domain('index.js')]: [domain('days/day.js'), domain('words/fillers.js')],
  '/mfe-tracking/src/question.tsx': [domain('index.js')],
}

describe(leadsToLate.name, () => {
  it('finds the phrases, and what leads to them, over circles too, but not over the list of all names', () => {
    const late = Object.keys(IMPORTS).filter((id) => leadsToLate(id, (each) => IMPORTS[each] ?? []))
    expect(late).toEqual([
      domain('words/fillers.js'),
      domain('concerns/concerns.js'),
      domain('concerns/order.js'),
    ])
  })
})
