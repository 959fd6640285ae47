import { useInsightSpeech } from '../words'

/** A sentence of the server in the language of its reader; marked as English where that language does not have it. */
export function ByServer({ sentence }: { sentence: string }) {
  const { text, isForeign } = useInsightSpeech()(sentence)
  return <span lang={isForeign ? 'en' : undefined}>{text}</span>
}
