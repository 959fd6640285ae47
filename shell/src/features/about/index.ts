import { deferred } from '@gb/mfe-contract'
import { inEnglish } from '../../shared/speech/said'

export const aboutTab = deferred(() => import('./about-tab').then((chunk) => inEnglish(chunk.AboutTab)))
