export { result } from '../result/result'
