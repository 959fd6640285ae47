export { bridge } from '../bridge'
