export const BAD_BARCODE = 'This is not a product code. Please check the digits under the bars.'
export const NOT_CONNECTED =
  'Product codes are not connected here. Please search for the food by its name, or type its figures.'
export const UNKNOWN_PRODUCT =
  'We do not know this product. Please search for a food like it, or type the figures of its label.'
export const INCOMPLETE_PRODUCT =
  'This product is known, but its figures are not complete. Please type the figures of its label.'
export const PRODUCTS_FAILED =
  'The product list did not answer. Please try again, or type the figures of the label.'
export const PRODUCTS_SLOW =
  'The product list took too long. Please try again, or type the figures of the label.'
export const TOO_MANY_LOOKUPS = 'You have looked up many products within an hour. Please wait a little.'
export const LABEL_FIGURES = 'Figures are those of the label, typed in by volunteers of Open Food Facts.'
export const FIBER_NOT_ON_LABEL = 'Fiber is not on the label.'
export const SUGAR_NOT_ON_LABEL = 'Sugar is not on the label.'
