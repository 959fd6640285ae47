export { answer } from '../d/answer'
