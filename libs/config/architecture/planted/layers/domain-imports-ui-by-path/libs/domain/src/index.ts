export { here } from '../../ui/src/index.js'
