export { asked } from '../api/weights.query'
