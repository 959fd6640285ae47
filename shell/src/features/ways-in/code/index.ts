export { CodeCard, CodeRow } from './code-card'
export { CodeNewsCard } from './code-news-card'
