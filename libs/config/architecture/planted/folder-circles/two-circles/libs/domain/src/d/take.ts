export { given } from '../c/given'
