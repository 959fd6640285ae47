export { CodeCard } from './code-card'
export { CodeNewsCard } from './code-news-card'
