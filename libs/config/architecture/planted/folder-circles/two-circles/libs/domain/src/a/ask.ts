export { answer } from '../b/answer'
