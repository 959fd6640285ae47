import { Banner } from '@gb/ui'

/** What must be known before a plan is begun; printed with it. */
export function Cautions({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => (
    <Banner key={sentence} tone="warning">
      {sentence}
    </Banner>
  ))
}
