export const BAD_BARCODE = 'This is not a product code. Please check the numbers under the barcode.'
export const NOT_CONNECTED =
  'Product codes are not connected here. Please search for the food by its name, or enter its numbers.'
export const UNKNOWN_PRODUCT =
  'We do not know this product. Please search for a food like it, or enter the numbers from its label.'
export const INCOMPLETE_PRODUCT =
  'This product is known, but its numbers are not complete. Please enter the numbers from its label.'
export const PRODUCTS_FAILED =
  'The product list did not answer. Please try again, or enter the numbers from the label.'
export const PRODUCTS_SLOW =
  'The product list took too long. Please try again, or enter the numbers from the label.'
export const TOO_MANY_LOOKUPS = 'You have looked up many products in the last hour. Please wait a little.'
export const LABEL_FIGURES = 'These are the numbers from the label, entered by volunteers of Open Food Facts.'
export const FIBER_NOT_ON_LABEL = 'Fiber is not on the label.'
export const SUGAR_NOT_ON_LABEL = 'Sugar is not on the label.'
