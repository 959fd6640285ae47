export { tabs } from '../remote'
