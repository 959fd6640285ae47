import { here } from '../../b/src/index.js'
export const seen = here
