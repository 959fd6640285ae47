import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ROOT } from '../../workspace/workspace.mjs'

/** The product runs on this Node or newer; an older own Node is replaced by the one among the packages. */
export const PRODUCT_NODE = '22.12.0'
/** jest requires ES modules natively from here on, and vite reads TypeScript configuration without help. */
export const TOOLS_NODE = '24.9.0'

const parts = (version) => version.split('.').map(Number)

/** @returns {boolean} whether `version` is `minimum` or newer, both as `major.minor.patch` */
export const isAtLeast = (version, minimum) => {
  const [a, b] = [parts(version), parts(minimum)]
  const index = a.findIndex((number, position) => number !== b[position])
  return index === -1 || a[index] > b[index]
}

/** The Node 24 that the packages bring on Linux; undefined on other systems and before the first install. */
const bundledNode = () => {
  const file = join(ROOT, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
  return existsSync(file) ? file : undefined
}

/**
 * The Node to start a child with: our own when it is new enough, else the bundled one, else our own all the same.
 * @param {string} minimum
 */
export const nodeFor = (minimum) =>
  isAtLeast(process.versions.node, minimum) ? process.execPath : (bundledNode() ?? process.execPath)

/** The environment of a child in which `node` means the given binary. */
export const envWithNode = (node, extra = {}) => ({
  ...process.env,
  PATH: [dirname(node), process.env.PATH].filter(Boolean).join(delimiter),
  ...extra,
})
