export { card as bridge } from './widgets/card'
