export { given } from '../between'
