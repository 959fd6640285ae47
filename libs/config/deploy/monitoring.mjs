import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { ROOT } from '../workspace/workspace.mjs'
import { textOf, yamlOf } from './files.mjs'

const MONITORING = 'services/deploy/monitoring'
/** What Prometheus itself tells of whom it asks. */
const ITS_OWN = { up: { labels: [] } }
/** Labels that it adds. */
const ITS_LABELS = ['job', 'instance']

/** The figures of the product, which a test on Postgres holds against a running one. */
export const figures = () => JSON.parse(textOf(`${MONITORING}/figures.json`))

/** Every alert. */
export const alerts = () => yamlOf(`${MONITORING}/rules.yaml`)[0].groups.flatMap(({ rules }) => rules)

/** Every query of every panel. */
export const queries = () =>
  readdirSync(join(ROOT, MONITORING, 'dashboards')).flatMap((file) =>
    JSON.parse(textOf(`${MONITORING}/dashboards/${file}`)).panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ name: `${basename(file)}: ${title}`, expr })),
    ),
  )

/** A figure by the name of one of its series. */
const figureOf = (name, known) => {
  const whole = /^(.*)_(?:bucket|sum|count)$/.exec(name)?.[1]
  if (whole !== undefined && known[whole]?.type === 'histogram')
    return { labels: [...known[whole].labels, ...(name.endsWith('_bucket') ? ['le'] : [])] }
  return known[name]?.type === 'histogram' ? undefined : (known[name] ?? ITS_OWN[name])
}

/**
 * What an expression selects.
 * @param {string} text
 * @returns {{ faults: string[], selectors: { name: string, labels: string[] }[], grouped: string[] }}
 */
const selected = (text) => {
  const found = { faults: [], selectors: [], grouped: [] }
  parser.parse(text).iterate({
    enter: (node) => {
      const said = text.slice(node.from, node.to)
      if (node.type.isError) found.faults.push(`cannot be read at ${node.from}`)
      if (node.name === 'VectorSelector') found.selectors.push({ name: '', labels: [] })
      if (node.name === 'Identifier') found.selectors.at(-1).name = said
      if (node.name === 'LabelName' && node.matchContext(['GroupingLabels'])) found.grouped.push(said)
      else if (node.name === 'LabelName') found.selectors.at(-1).labels.push(said)
    },
  })
  return found
}

/**
 * What is wrong with an expression: what cannot be read, what the product does not tell, and labels that it does not differ in.
 * @param known the figures of the product
 */
export const expressionFaults = (text, known) => {
  const { faults, selectors, grouped } = selected(text)
  const all = selectors.flatMap(({ name }) => figureOf(name, known)?.labels ?? [])
  return [
    ...faults,
    ...(selectors.length === 0 ? ['asks for no figure'] : []),
    ...selectors.flatMap(({ name, labels }) => {
      const figure = figureOf(name, known)
      if (figure === undefined) return [`nobody tells ${name}`]
      return labels
        .filter((label) => ![...figure.labels, ...ITS_LABELS].includes(label))
        .map((label) => `${name} has no ${label}`)
    }),
    ...grouped
      .filter((label) => ![...all, ...ITS_LABELS].includes(label))
      .map((label) => `nothing differs in ${label}`),
  ]
}
