export { weight } from '../weight/weight'
