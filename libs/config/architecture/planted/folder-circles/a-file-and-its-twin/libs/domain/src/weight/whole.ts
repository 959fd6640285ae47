export { parts } from '../weight'
