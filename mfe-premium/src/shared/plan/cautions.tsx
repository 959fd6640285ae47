import { Banner } from '@gb/ui'
import { useCautionInWords } from './words'

/** What must be known before a plan is begun; printed with it. */
export function Cautions({ sentences }: { sentences: readonly string[] }) {
  const inWords = useCautionInWords()
  return sentences.map((sentence) => (
    <Banner key={sentence} tone="warning">
      {inWords(sentence) ?? <span lang="en">{sentence}</span>}
    </Banner>
  ))
}
