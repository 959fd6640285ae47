import { deferred } from '@gb/mfe-contract'
import { inEnglish } from '../../shared/speech/said'

export const tipsTab = deferred(() => import('./tips-tab').then((chunk) => inEnglish(chunk.TipsTab)))
