import { describe, expect, it } from '@jest/globals'
import { urgencyOf } from './urgency.js'

describe(urgencyOf.name, () => {
  it.each([
    ['GET', '/api/health/ready', 'vital'],
    ['POST', '/api/billing/webhook', 'vital'],
    ['POST', '/internal/ports/session/verify', 'vital'],
    ['POST', '/api/fluid-entry', 'vital'],
    ['POST', '/api/weight-entry?x=1', 'vital'],
    ['PATCH', '/api/mood-entry/6f9c1c0e', 'vital'],
    ['DELETE', '/api/vitamin-entry/6f9c1c0e?user_id=1', 'vital'],
    ['POST', '/api/food-entry/6f9c1c0e/repeat', 'vital'],
    ['POST', '/api/food-day/copy', 'vital'],
    ['POST', '/api/profile', 'write'],
    ['POST', '/api/user-consent', 'write'],
    ['POST', '/api/fluid-entry-like', 'write'],
    ['GET', '/', 'read'],
    ['GET', '/api/daily-summary/1', 'read'],
    ['GET', '/api/food-entry/1', 'read'],
    ['HEAD', '/remotes.json', 'read'],
    ['POST', '/api/analyze-food', 'heavy'],
    ['POST', '/api/clinic-plan-reading', 'heavy'],
    ['GET', '/api/generate-pdf-report/1', 'heavy'],
    ['GET', '/api/first-days-page/1', 'heavy'],
    ['GET', '/api/premium-analytics/1?period=30_days', 'heavy'],
    ['POST', '/api/premium-progress-report/1', 'heavy'],
    ['GET', '/api/export/1', 'heavy'],
    ['POST', '/api/import', 'heavy'],
  ])('takes %s %s as %s', (method, url, urgency) => {
    expect(urgencyOf(method, url)).toBe(urgency)
  })

  // What is not routed yet can be spelled in many ways; none of them may win anything.
  it.each(['/%61pi/fluid-entry', '/api/%66luid-entry', '//api/fluid-entry', '/api/nothing/api/fluid-entry'])(
    'never takes %s for more urgent than a write',
    (url) => expect(urgencyOf('POST', url)).toBe('write'),
  )
})
