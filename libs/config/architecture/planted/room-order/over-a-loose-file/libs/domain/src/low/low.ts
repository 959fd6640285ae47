export { high } from '../between'
