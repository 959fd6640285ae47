export { here } from '@planted/test-kit'
