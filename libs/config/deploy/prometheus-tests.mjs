import { ALERT_CASES } from './alert-cases.mjs'

const FIRING = 'count by (alertname) (ALERTS{alertstate="firing"})'

const caseOf = (name, series, fires) => ({
  name,
  interval: '1m',
  input_series: Object.entries(series).map(([each, values]) => ({ series: each, values })),
  promql_expr_test: [
    {
      expr: FIRING,
      eval_time: '80m',
      exp_samples: fires.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
    },
  ],
})

/** All cases as `promtool test rules` takes them. @param {string} rules  path of the rules */
export const asPrometheusTests = (rules) => ({
  rule_files: [rules],
  evaluation_interval: '5m',
  tests: Object.entries(ALERT_CASES).flatMap(([alert, { wakes, calm }]) => [
    ...wakes.map((series, i) => caseOf(`${alert} fires, ${i + 1}`, series, [alert])),
    ...calm.map((series, i) => caseOf(`${alert} is calm, ${i + 1}`, series, [])),
  ]),
})
