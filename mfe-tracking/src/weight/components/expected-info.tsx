import { InfoMark } from '@gb/ui'
import { useChecked } from '../../shared/use-days'
import { useWeightWords } from '../words'

/** What the soft area and the line are, and where they come from. */
export const ExpectedInfo = () => {
  const expected = useWeightWords().expected
  const checked = useChecked()
  return (
    <InfoMark label={expected.label} source={expected.source} reviewed={checked}>
      {expected.text}
    </InfoMark>
  )
}
