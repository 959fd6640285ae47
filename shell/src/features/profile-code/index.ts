export { CodeCard } from './code-card'
