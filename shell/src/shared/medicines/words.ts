import { medicinesPhrases } from '@gb/domain'
import { phraseBook } from '@gb/own-words'
import { medicinesCatalog } from './messages/generated/medicines'

/** The medicines and why they are asked about, as the rules say it. */
export const medicineBooks = [phraseBook(medicinesPhrases)] as const

/** What a part that shows the medicines waits for, with its own catalogs. */
export const medicineCatalogs = [medicinesCatalog, ...medicineBooks] as const
