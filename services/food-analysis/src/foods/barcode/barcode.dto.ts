import { BARCODE_LENGTH } from '@gb/domain'
import { Answer, TextField } from '@gb/service-kit'
import { FoodDto } from '../search/food-search.dto.js'

/** The code on a product. */
export class BarcodeParams {
  @TextField(BARCODE_LENGTH, {
    description: 'EAN-13, EAN-8, UPC-A or UPC-E, with its check digit.',
    example: '3017620422003',
  })
  code!: string
}

/** A packaged product. */
export class ProductDto {
  @Answer.part(FoodDto, 'The product as a food: log it by its food_id. Figures are those of 100 g.')
  food!: FoodDto

  @Answer.list(String, 'What was assumed for the figures.', {
    example: ['These are the numbers from the label, entered by volunteers of Open Food Facts.'],
  })
  assumptions!: string[]
}
