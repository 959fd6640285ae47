import { type RecoveryDay, scaleOf } from '@gb/domain'
import { FIRST_DAYS_WORDS as words } from '../messages.js'

type Answers = Pick<
  RecoveryDay,
  'vomiting' | 'pain' | 'pulseBpm' | 'pulseSkipped' | 'temperature' | 'temperatureSkipped'
>

const measured = (isSkipped: boolean, value: string | null): string =>
  isSkipped ? words.notMeasured : (value ?? words.nothing)

const temperatureText = (degrees: number | null): string | null =>
  degrees === null ? null : `${degrees.toFixed(1)} °${scaleOf(degrees) ?? 'F'}`

/** What was answered on a day, in the words of the paper. */
export const recoveryWords = (answer: Answers) => ({
  vomiting: answer.vomiting === null ? words.nothing : words.vomiting[answer.vomiting],
  pain: answer.pain === null ? words.nothing : words.pain[answer.pain],
  pulse: measured(answer.pulseSkipped, answer.pulseBpm === null ? null : String(answer.pulseBpm)),
  temperature: measured(answer.temperatureSkipped, temperatureText(answer.temperature)),
})
