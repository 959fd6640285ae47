import { registerHooks } from 'node:module'
import { loadSources } from '@gb/config/jest/one-load/sources.mjs'

const DECLARING = '/libs/service-kit/src/database/sql/statement.ts'

// In the place of what declares a statement: the same, and it is noted.
const NOTING = `
const noting = (stated) => {
  globalThis.declared.push(stated)
  return stated
}
export const statement = (name, text) => noting({ name, text })
export const statementForEveryone = (name, text) => noting({ name, text, forEveryone: true })
export const statementForPerson = (name, text) => noting({ name, text, forFirst: true })
`

globalThis.declared = []
loadSources()
registerHooks({
  load: (url, context, next) =>
    url.endsWith(DECLARING) ? { format: 'module', source: NOTING, shortCircuit: true } : next(url, context),
})

const { startProduct } = await import('./start-product.ts')
const product = await startProduct()
await product.app.close()
process.send(globalThis.declared, () => process.exit())
