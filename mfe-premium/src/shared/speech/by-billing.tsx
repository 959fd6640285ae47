import { SaidBy } from '@gb/own-words'
import { billingBooks } from './billing-speech'

/** A text of billing: what operators name a package is in English where no language has it. */
export const ByBilling = ({ text }: { text: string }) => <SaidBy books={billingBooks} sentence={text} />
