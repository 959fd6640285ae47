export { parts } from './weight/parts'
