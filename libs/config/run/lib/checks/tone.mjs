import { checkTone } from '../../../tone/tone.mjs'
import { ROOT } from '../../../workspace/workspace.mjs'

/** Nothing a person reads says what `tone/banned.json` lists. */
export const tone = () => {
  const found = checkTone(ROOT)
  return Promise.resolve({ ok: found.length === 0, details: found.join('\n') })
}
