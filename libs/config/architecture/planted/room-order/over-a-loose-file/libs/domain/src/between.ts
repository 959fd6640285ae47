export { high } from './high/high'
