import { readBarcode } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useState } from 'react'
import { useFindProduct, type Product } from './product.mutation'
import type { PhotoProblem } from '../../capture/photo/shrink-photo'
import { usePhotoProblems } from '../../capture/photo-problems'
import { productProblem } from './barcode-problem'
import { openBarcodeReader } from './barcode-reader'
import { barcodeCatalog } from './messages/generated/barcode'
import { pictureOfFile } from './picture-of'

/** Why there is no product yet. `where`: beside the digits, or above everything. */
export interface BarcodeProblem {
  readonly where: 'digits' | 'all'
  readonly sentence: string
}

/** What a photo file says: a code, or why there is none. */
async function readFile(file: File): Promise<{ code: string } | { problem: PhotoProblem | 'nothing' }> {
  const picture = await pictureOfFile(file)
  if (typeof picture === 'string') return { problem: picture }
  const reader = await openBarcodeReader()
  try {
    const code = await reader.read(picture)
    return code === null ? { problem: 'nothing' } : { code }
  } finally {
    reader.end()
  }
}

/** From bars or digits to a product, which is handed over once it is found. */
export function useBarcode(onProduct: (product: Product) => void) {
  const [digits, setDigits] = useState('')
  const [problem, setProblem] = useState<BarcodeProblem | null>(null)
  const [isReading, setReading] = useState(false)
  const product = useFindProduct()
  const language = useLanguageHere()
  const words = useMessages(barcodeCatalog).problems
  const ofPhotos = usePhotoProblems()

  const complain = (sentence: string, where: BarcodeProblem['where'] = 'all') =>
    setProblem({ where, sentence })
  const find = (code: string) => {
    setProblem(null)
    setDigits(code)
    product.mutate(code, {
      onSuccess: onProduct,
      onError: (error) => complain(productProblem(error, language)),
    })
  }
  const startAnew = () => {
    setProblem(null)
    product.reset()
  }
  const choose = async (file: File) => {
    startAnew()
    setReading(true)
    try {
      const read = await readFile(file)
      if ('code' in read) find(read.code)
      else complain(read.problem === 'nothing' ? words.nothing : ofPhotos[read.problem].title)
    } catch {
      complain(words.reader)
    } finally {
      setReading(false)
    }
  }
  return {
    digits,
    problem,
    isReading,
    isFinding: product.isPending,
    /** The product list knows nothing of this code, so the label must be typed. */
    isUnknown: product.isError,
    type: (text: string) => {
      startAnew()
      setDigits(text)
    },
    submit: () => {
      const code = readBarcode(digits)
      if (code === null) complain(words.digits, 'digits')
      else if (!product.isPending) find(code)
    },
    find,
    choose,
    complain,
  }
}
