export { NormalLink, NormalLinkCard, NormalRow } from './components/normal-link'
