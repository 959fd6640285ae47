export { bringWords } from './bring-words'
export { inOwnWords } from './in-own-words'
export { type Catalogs, InOwnWords } from './own-words'
