export { home } from '../all'
