import { describe, expect, it } from '@jest/globals'
import { Metrics } from '@gb/service-kit'
import { MOST_KINDS, ReportTotals } from './report-totals.js'

const numbered = (at: number) => ({ remote: 'mfe-a', version: `1.0.0-${at}`, report: 'loaded' })
const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('remote_reports_total{'))

describe(ReportTotals.name, () => {
  it('counts the newest version, however many there were before it', async () => {
    const metrics = new Metrics()
    const totals = new ReportTotals(metrics)
    for (let at = 0; at < MOST_KINDS + 100; at++) totals.count(numbered(at))
    for (let again = 0; again < 3; again++) totals.count(numbered(9999))
    const text = await metrics.text()
    expect(text).toContain('remote_reports_total{remote="mfe-a",version="1.0.0-9999",report="loaded"} 3')
    expect(lines(text)).toHaveLength(MOST_KINDS)
  })

  it('goes on counting what is told of now and then, while others come and go', async () => {
    const metrics = new Metrics()
    const totals = new ReportTotals(metrics)
    const inForce = { remote: 'mfe-b', version: '1.0.0-1', report: 'download' }
    for (let at = 0; at < 3 * MOST_KINDS; at++) {
      totals.count(numbered(at))
      if (at % 100 === 0) totals.count(inForce)
    }
    expect(await metrics.text()).toContain('version="1.0.0-1",report="download"} 15')
  })
})
