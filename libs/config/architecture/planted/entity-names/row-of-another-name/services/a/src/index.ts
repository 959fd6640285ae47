export { ThingRow } from './thing.entity.js'
