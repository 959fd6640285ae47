import { promoCodeOf, reachesMinimum } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useSaidBy } from '@gb/own-words'
import { useState } from 'react'
import { useCheckPromo } from './check-promo.mutation'
import { billingBooks, useRefusalOf } from '../../shared/speech/billing-speech'
import { upgradeCatalog } from '../messages/generated/upgrade'

/** A promo code that the server has found good. */
export interface AppliedPromo {
  code: string
  percent: number
  /** The least price of a package that it is good for; null: any. */
  minimum: number | null
  /** What the server says about it. */
  sentence: string
}

/** The code if it is good for a package of this price, else null. */
export const promoFor = (applied: AppliedPromo | null, price: number): AppliedPromo | null =>
  applied !== null && reachesMinimum(price, applied.minimum) ? applied : null

/** The promo code of the window: empty, then applied, then removed. */
export function usePromo() {
  const { invalid } = useMessages(upgradeCatalog).promo
  const said = useSaidBy(billingBooks)
  const refusalOf = useRefusalOf()
  const { mutateAsync, isPending } = useCheckPromo()
  const [typed, setTyped] = useState('')
  const [applied, setApplied] = useState<AppliedPromo | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const clear = (sentence: string | null) => {
    setTyped('')
    setApplied(null)
    setRefusal(sentence)
  }

  // The code is of no use, whatever the reason is called.
  const inWords = (message: string): string => {
    const { text, isForeign } = said(message)
    return text === '' || isForeign ? invalid : text
  }

  const apply = async (): Promise<void> => {
    const code = promoCodeOf(typed)
    if (code === '' || isPending) return
    setRefusal(null)
    try {
      const found = await mutateAsync(code)
      if (!found.valid) return clear(inWords(found.message))
      setApplied({
        code,
        percent: found.discount_percent,
        minimum: found.minimum_amount,
        sentence: found.description ?? found.message,
      })
    } catch (error) {
      // Without an answer nothing is known of the code, and nothing is lost: the price is the one on the cards.
      clear(refusalOf(error))
    }
  }

  return {
    typed,
    type: (text: string) => setTyped(text.toUpperCase()),
    applied,
    refusal,
    isChecking: isPending,
    apply,
    remove: () => clear(null),
  }
}

export type PromoState = ReturnType<typeof usePromo>
