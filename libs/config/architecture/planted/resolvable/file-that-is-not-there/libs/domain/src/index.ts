export { gone } from './gone.js'
