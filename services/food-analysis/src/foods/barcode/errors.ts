import { situation } from '@gb/service-kit'
import { BAD_BARCODE, PRODUCTS_FAILED, PRODUCTS_SLOW } from './messages.js'

/** What was read is no barcode of a product. */
export class BadBarcode extends situation('invalid_input', BAD_BARCODE) {}
/** The table of products answered with an error, or not at all. */
export class ProductsFailed extends situation('provider_failed', PRODUCTS_FAILED) {}
/** The table of products took too long. */
export class ProductsSlow extends situation('provider_timeout', PRODUCTS_SLOW) {}
/** No product of ours has the code; takes the word and the sentence that say why. */
export class ProductNotFound extends situation(
  'not_found',
  (_reason: string, message: string) => message,
  (reason) => ({ members: { reason } }),
) {}
