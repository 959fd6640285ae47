export { tips } from '../tips/index'
