import { InfoMark } from '@gb/ui'
import { messages } from '../messages'

const { expected } = messages

/** What the soft area and the line are, and where they come from. */
export const ExpectedInfo = () => (
  <InfoMark label={expected.label} source={expected.source} reviewed={expected.reviewed}>
    {expected.text}
  </InfoMark>
)
