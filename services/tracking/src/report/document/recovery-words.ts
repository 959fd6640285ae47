import { type RecoveryDay, scaleOf } from '@gb/domain'
import type { PaperSpeech } from '../speech.js'

type Answers = Pick<
  RecoveryDay,
  'vomiting' | 'pain' | 'pulseBpm' | 'pulseSkipped' | 'temperature' | 'temperatureSkipped'
>

/** What was not answered, or not logged. */
export const NOTHING = '–'

const temperatureText = (degrees: number | null): string | null =>
  degrees === null ? null : `${degrees.toFixed(1)} °${scaleOf(degrees) ?? 'F'}`

/** What was answered on a day, in the words of the paper. */
export const recoveryWords = (answer: Answers, { paper }: PaperSpeech) => {
  const words = paper.answers
  const measured = (isSkipped: boolean, value: string | null): string =>
    isSkipped ? words.notMeasured : (value ?? NOTHING)
  return {
    vomiting: answer.vomiting === null ? NOTHING : words.vomiting[answer.vomiting],
    pain: answer.pain === null ? NOTHING : words.pain[answer.pain],
    pulse: measured(answer.pulseSkipped, answer.pulseBpm === null ? null : String(answer.pulseBpm)),
    temperature: measured(answer.temperatureSkipped, temperatureText(answer.temperature)),
  }
}
