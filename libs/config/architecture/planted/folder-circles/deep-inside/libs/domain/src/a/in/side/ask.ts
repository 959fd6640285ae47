export { answer } from '../../../b/far/answer'
