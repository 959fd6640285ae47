import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from '../workspace/workspace.mjs'
import { ALERT_CASES } from './alert-cases.mjs'
import { textOf } from './files.mjs'
import { alerts, expressionFaults, figures, queries } from './monitoring.mjs'
import { asPrometheusTests } from './prometheus-tests.mjs'

/** Parts of each page of the runbook, in their order. */
const PARTS = ['People notice', 'Look', 'Do', 'Over']
const PROMTOOL = '/usr/bin/promtool'
const RUNBOOK = 'docs/runbooks.md'

const pages = () =>
  Object.fromEntries(
    textOf(RUNBOOK)
      .split(/^## /m)
      .slice(1)
      .map((page) => [page.split('\n')[0], page]),
  )
const withFaults = (list) =>
  list
    .map(({ name, expr }) => ({ name, faults: expressionFaults(expr, figures()) }))
    .filter(({ faults }) => faults.length > 0)

describe('what an expression may ask for', () => {
  const known = {
    lag_seconds: { type: 'gauge', labels: ['kind'] },
    took_seconds: { type: 'histogram', labels: ['to'] },
  }

  it.each([
    ['max by (kind) (lag_seconds{kind="mail"}) > 3', []],
    ['histogram_quantile(0.9, sum by (le, to) (rate(took_seconds_bucket[5m])))', []],
    ['up{job="x"} == 0', []],
    ['max(lag_second) > 3', ['nobody tells lag_second']],
    ['rate(took_seconds[5m])', ['nobody tells took_seconds']],
    ['took_seconds_count{le="1"}', ['took_seconds_count has no le']],
    ['lag_seconds{sort="mail"}', ['lag_seconds has no sort']],
    ['sum by (sort) (lag_seconds)', ['nothing differs in sort']],
    ['1 > 0', ['asks for no figure']],
  ])('%s', (text, faults) => {
    expect(expressionFaults(text, known)).toEqual(faults)
  })

  it('is refused when it cannot be read', () => {
    expect(expressionFaults('max(lag_seconds', known)).toContainEqual(
      expect.stringContaining('cannot be read'),
    )
  })
})

describe('the alerts', () => {
  it('ask for what the product tells', () => {
    expect(withFaults(alerts().map(({ alert: name, expr }) => ({ name, expr })))).toEqual([])
  })

  it('have a page of the runbook each, which opens, and no page is left over', () => {
    const linked = alerts().map(({ annotations }) => annotations.runbook)
    expect(linked).toEqual(alerts().map(({ alert }) => `${RUNBOOK}#${alert.toLowerCase()}`))
    expect(Object.keys(pages())).toEqual(alerts().map(({ alert }) => alert))
  })

  it('tell what people notice, where to look, what to do and when it is over', () => {
    for (const [name, page] of Object.entries(pages()))
      expect([name, [...page.matchAll(/^- \*\*([\w ]+)\.\*\* \S/gm)].map(([, part]) => part)]).toEqual([
        name,
        PARTS,
      ])
  })

  it('have figures each that let them fire, and others that do not', () => {
    expect(Object.keys(ALERT_CASES)).toEqual(alerts().map(({ alert }) => alert))
    const none = Object.entries(ALERT_CASES).filter(([, { wakes, calm }]) => !(wakes.length && calm.length))
    expect(none).toEqual([])
  })

  it('say how urgent they are, in a sentence without a name of anybody', () => {
    for (const { alert, labels, annotations } of alerts()) {
      expect([alert, ['page', 'ticket'].includes(labels.severity)]).toEqual([alert, true])
      expect(annotations.summary).toMatch(/^\S.*\.$/)
    }
  })
})

const withPrometheus = existsSync(PROMTOOL) ? describe : describe.skip
withPrometheus('the alerts, where Prometheus is installed', () => {
  it('are rules to Prometheus itself', () => {
    const file = join(ROOT, 'services/deploy/monitoring/rules.yaml')
    expect(execFileSync(PROMTOOL, ['check', 'rules', file], { encoding: 'utf8' })).toContain(
      `${alerts().length} rules found`,
    )
  })

  it('fire when they should, each alone, and are calm as near to it as can be', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gb-alerts-'))
    const file = join(folder, 'cases.json')
    writeFileSync(
      file,
      JSON.stringify(asPrometheusTests(join(ROOT, 'services/deploy/monitoring/rules.yaml'))),
    )
    try {
      expect(execFileSync(PROMTOOL, ['test', 'rules', file], { encoding: 'utf8' })).toContain('SUCCESS')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('the dashboards', () => {
  it('ask for what the product tells', () => {
    expect(queries().length).toBeGreaterThan(20)
    expect(withFaults(queries())).toEqual([])
  })
})
