export { CodeCard, CodeRow } from './code-card'
export { newsInOwnLanguage } from './code-news-card'
