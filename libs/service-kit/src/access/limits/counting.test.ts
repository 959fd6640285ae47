import { describe, expect, it, jest } from '@jest/globals'
import { Counting, type Limit, type Report } from './counting.js'

const MINUTE: Limit = { bucket: 'writes:someone', most: 100, windowSeconds: 60 }

/** What the database does for all processes. */
const table = () => {
  const rows = new Map<string, number>()
  const report = jest.fn<Report>((bucket, start, hits) => {
    const key = `${bucket} ${start.toISOString()}`
    rows.set(key, (rows.get(key) ?? 0) + hits)
    return Promise.resolve(rows.get(key) ?? 0)
  })
  return { rows, report }
}

const hits = async (counting: Counting, times: number, limit = MINUTE) => {
  let passed = 0
  for (let i = 0; i < times; i++) if ((await counting.hit(limit)) === null) passed++
  return passed
}

describe(Counting.name, () => {
  it('lets through what the limit allows, and says how many whole seconds are left of the window', async () => {
    let now = Date.parse('2026-11-20T08:30:12.400Z')
    const counting = new Counting(table().report, () => now)
    expect(await hits(counting, 150)).toBe(100)
    expect(await counting.hit(MINUTE)).toBe(48)
    now = Date.parse('2026-11-20T08:31:00.000Z')
    expect(await counting.hit(MINUTE)).toBeNull()
  })

  it('asks nobody for what people do, and seldom for what programs do', async () => {
    const { report } = table()
    const counting = new Counting(report)
    await hits(counting, 4)
    expect(report).not.toHaveBeenCalled()
    await hits(counting, 1000)
    expect(report.mock.calls.length).toBeLessThan(25)
  })

  it('holds over all processes together, but for what each has not told yet', async () => {
    const { report } = table()
    const processes = Array.from({ length: 4 }, () => new Counting(report, () => 0))
    let passed = 0
    for (let i = 0; i < 1000; i++) passed += (await processes[i % 4]?.hit(MINUTE)) === null ? 1 : 0
    expect(passed).toBeGreaterThanOrEqual(100)
    expect(passed).toBeLessThanOrEqual(100 + 4 * 5)
  })

  it('counts what comes at the same moment', async () => {
    const { report, rows } = table()
    const counting = new Counting(report, () => 0)
    const answers = await Promise.all(Array.from({ length: 500 }, () => counting.hit(MINUTE)))
    expect(answers.filter((seconds) => seconds === null).length).toBe(100)
    expect([...rows.values()][0]).toBeLessThanOrEqual(110)
  })

  it('counts each bucket for itself', async () => {
    const counting = new Counting(table().report, () => 0)
    expect(await hits(counting, 100)).toBe(100)
    expect(await hits(counting, 100, { ...MINUTE, bucket: 'writes:another' })).toBe(100)
  })

  it('refuses nobody because the database is away, and lets nobody write without end either', async () => {
    const counting = new Counting(
      () => Promise.reject(new Error('no database')),
      () => 0,
    )
    expect(await hits(counting, 500)).toBe(100)
  })

  it('does not wait for a slow database while it is far from the limit', async () => {
    const counting = new Counting(
      () => new Promise(() => undefined),
      () => 0,
    )
    expect(await hits(counting, 50)).toBe(50)
  })

  it('knows again after a new start of the process what was told before', async () => {
    const { report } = table()
    await hits(new Counting(report, () => 0), 100)
    expect(await hits(new Counting(report, () => 0), 100)).toBeLessThanOrEqual(5)
  })
})
