export { given } from '../a/given'
