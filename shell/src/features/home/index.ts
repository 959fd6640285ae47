export { welcome } from './components/later'
export { HomeTab } from './home-tab'
