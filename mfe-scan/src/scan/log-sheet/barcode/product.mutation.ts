import { unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import type { TableFood } from '../../correct/portion-draft'
import { toTableFood } from '../../correct/foods.query'

/** A packaged product. `remarks`: sentences about its figures. */
export interface Product {
  readonly food: TableFood
  readonly remarks: readonly string[]
}

/** Looks a product up by its code (EAN-13 or EAN-8). Costs no scan. */
export function useFindProduct() {
  const api = useApi()
  return useMutation({
    mutationFn: async (code: string): Promise<Product> => {
      const { food, assumptions } = await unwrap(
        api.GET('/api/foods/barcode/{code}', { params: { path: { code } } }),
      )
      return { food: toTableFood(food), remarks: assumptions }
    },
  })
}
