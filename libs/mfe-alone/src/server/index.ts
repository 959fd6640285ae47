export { alonePlugin } from './alone-plugin.ts'
export { buildPlugin } from './build-plugin.ts'
