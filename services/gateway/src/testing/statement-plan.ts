import { shardColumnOf } from './placements.js'

/** A node of a plan, with those below it. */
export type Plan = Record<string, unknown>

const isNode = (value: unknown): value is Plan => typeof value === 'object' && value !== null

const partsOf = (node: Plan): Plan[] =>
  Array.isArray(node['Plans']) ? node['Plans'].filter((part: unknown) => isNode(part)) : []

const nodesOf = (node: Plan): Plan[] => [node, ...partsOf(node).flatMap(nodesOf)]

const said = (node: Plan, name: string): string => (typeof node[name] === 'string' ? node[name] : '')

const tableOf = (node: Plan): string => `${said(node, 'Schema')}.${said(node, 'Relation Name')}`

const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter']
const COLUMN = String.raw`(?:"?\w+"?\.)?\w+`
const VALUE = String.raw`\(?\$\d+\)?(?:::\w+)?`
const ALONE = new RegExp(`^${VALUE}$`)

/** With what a scan compares its key: values of the statement, and keys of other scans. */
const keyedBy = (node: Plan, key: string): string[] => {
  const alias = said(node, 'Alias')
  // What an index of a bitmap is asked for stands one node below.
  const parts = [node, ...partsOf(node).filter((part) => said(part, 'Node Type') === 'Bitmap Index Scan')]
  const equalities = parts
    .flatMap((part) => CONDITIONS.map((name) => said(part, name)))
    .flatMap((text) => [
      ...text.matchAll(new RegExp(String.raw`\((${COLUMN}) = (${VALUE}|${COLUMN})\)`, 'g')),
    ])
  return equalities.flatMap(([, left = '', right = '']) => {
    if (left === key || left === `${alias}.${key}`) return right
    return right === `${alias}.${key}` ? left : []
  })
}

/** What a statement does to the tables that lie in shards, and to others beside them. */
export interface Reach {
  /** Tables in shards of which it does not say which person it is for. */
  unkeyed: string[]
  /** Tables in shards of which it does. */
  keyed: string[]
  /** Tables that lie elsewhere, which it takes beside them. */
  beside: string[]
  /** Whether it stores a row and asks a table for a part of it, or of its answer. */
  asksWhileStoring: boolean
}

const scansOf = (nodes: readonly Plan[]): { table: string; alias: string; by: string[] }[] =>
  nodes.flatMap((node) => {
    const table = tableOf(node)
    const key = shardColumnOf(table)
    if (node['Relation Name'] === undefined || key === null || said(node, 'Node Type') === 'ModifyTable')
      return []
    return [{ table, alias: `${said(node, 'Alias')}.${key}`, by: keyedBy(node, key) }]
  })

/** Rows that are stored: what is written into the key is a value of the statement. */
const storesOf = (nodes: readonly Plan[], columnsOf: (table: string) => readonly string[]) =>
  nodes.flatMap((node) => {
    const table = tableOf(node)
    const key = shardColumnOf(table)
    if (said(node, 'Operation') !== 'Insert' || key === null) return []
    const source = partsOf(node).find((part) => said(part, 'Parent Relationship') === 'Outer')
    const output: unknown[] = Array.isArray(source?.['Output']) ? source['Output'] : []
    return [{ table, written: String(output[columnsOf(table).indexOf(key)]) }]
  })

/**
 * Reads from a plan where a statement would have to go. The planner has worked out what follows from what, as a
 * distributed one does: with `a.user_id = $1 AND b.user_id = a.user_id` both are looked for by `$1`.
 * @param plan of `EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON)`
 * @param columnsOf the columns of a table, in their order
 */
export const reachOf = (plan: Plan, columnsOf: (table: string) => readonly string[]): Reach => {
  const nodes = nodesOf(plan)
  const scans = scansOf(nodes)
  const sure = new Set(
    scans.filter(({ by }) => by.some((right) => ALONE.test(right))).map(({ alias }) => alias),
  )
  // A scan by the key of a scan that is sure, is sure; and so on, until nothing is added.
  for (let before = -1; before < sure.size;) {
    before = sure.size
    for (const { alias, by } of scans) if (by.some((right) => sure.has(right))) sure.add(alias)
  }
  const touched = [
    ...scans.map(({ table, alias }) => ({ table, isSure: sure.has(alias) })),
    ...storesOf(nodes, columnsOf).map(({ table, written }) => ({
      table,
      isSure: ALONE.test(written) || sure.has(written),
    })),
  ]
  const tables = nodes.filter((node) => node['Relation Name'] !== undefined).map(tableOf)
  const storing = nodes.filter(
    (node) => said(node, 'Operation') === 'Insert' && shardColumnOf(tableOf(node)) !== null,
  )
  return {
    unkeyed: touched.filter(({ isSure }) => !isSure).map(({ table }) => table),
    keyed: touched.filter(({ isSure }) => isSure).map(({ table }) => table),
    beside: tables.filter((table) => shardColumnOf(table) === null),
    asksWhileStoring: storing.some((node) =>
      partsOf(node).some((part) => said(part, 'Parent Relationship') === 'SubPlan'),
    ),
  }
}
