export { here } from '@planted/b'
