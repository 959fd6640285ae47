import { SaidBy } from '@gb/own-words'
import { serverBooks } from '../../shared/speech/server-speech'

/** A sentence of the server in the language of its reader. */
export const ByServer = ({ sentence }: { sentence: string }) => (
  <SaidBy books={serverBooks} sentence={sentence} />
)
