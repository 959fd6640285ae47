import { useBillingSpeech } from './billing-speech'

/** A text of billing: what operators name a package is in English where no language has it. */
export function ByBilling({ text: english }: { text: string }) {
  const { text, isForeign } = useBillingSpeech()(english)
  return <span lang={isForeign ? 'en' : undefined}>{text}</span>
}
