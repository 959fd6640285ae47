export { HomeTab } from './home-tab'
