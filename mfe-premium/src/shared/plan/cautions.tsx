import { SaidBy } from '@gb/own-words'
import { Banner } from '@gb/ui'
import { cautionBooks } from './words'

/** What must be known before a plan is begun; printed with it. */
export const Cautions = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.map((sentence) => (
    <Banner key={sentence} tone="warning">
      <SaidBy books={cautionBooks} sentence={sentence} />
    </Banner>
  ))
