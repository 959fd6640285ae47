import { SaidBy } from '@gb/own-words'
import { insightBooks } from '../words'

/** A sentence of the server in the language of its reader. */
export const ByServer = ({ sentence }: { sentence: string }) => (
  <SaidBy books={insightBooks} sentence={sentence} />
)
