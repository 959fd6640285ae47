import { newId } from '@gb/api-client'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useRef, useState } from 'react'
import { useStartCheckout } from './start-checkout.mutation'
import { useRefusalOf } from '../../shared/speech/billing-speech'
import { upgradeCatalog } from '../messages/generated/upgrade'
import { profileProblem, sentenceOf } from '../model/checkout-failure'
import { isPaymentPage } from '../../shared/payment-page'

/** `leaving`: the payment page was found and is on its way. */
type Step = 'choosing' | 'starting' | 'leaving'

/** From the choice of a package to the page to pay on. */
export function useCheckout(leave: (url: string) => void) {
  const words = useMessages(upgradeCatalog)
  const language = useLanguageHere()
  const refusalOf = useRefusalOf()
  const { session } = useHost()
  const { mutateAsync } = useStartCheckout()
  const [step, setStep] = useState<Step>('choosing')
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const newest = useRef<{ wanted: string; key: string } | null>(null)

  // The newest choice alone: another one closes the page that was opened for it, and its key would lead there again.
  const keyOf = (packageId: string, promoCode: string | null): string => {
    const wanted = `${packageId} ${promoCode ?? ''} ${language}`
    if (newest.current?.wanted !== wanted) newest.current = { wanted, key: newId() }
    return newest.current.key
  }

  const fail = (sentence: string) => {
    running.current = null
    setStep('choosing')
    setFailure(sentence)
  }

  const choose = async (packageId: string, promoCode: string | null): Promise<void> => {
    // Not the state: a second press may come before the first one has been drawn.
    if (running.current !== null) return
    const problem = profileProblem(session, words)
    if (problem !== null || session.userId === null) {
      fail(problem ?? words.profileFirst)
      return
    }
    const cancel = new AbortController()
    running.current = cancel
    setFailure(null)
    setStep('starting')
    try {
      const { userId } = session
      const url = await mutateAsync({
        userId,
        packageId,
        promoCode,
        language,
        key: keyOf(packageId, promoCode),
        canceled: cancel.signal,
      })
      if (cancel.signal.aborted) return
      if (!isPaymentPage(url)) {
        fail(words.failed({ why: words.badPage }))
        return
      }
      setStep('leaving')
      leave(url)
    } catch (error) {
      if (!cancel.signal.aborted) fail(sentenceOf(error, { words, language, refusal: refusalOf(error) }))
    }
  }

  const cancel = () => {
    running.current?.abort()
    running.current = null
    setStep('choosing')
  }
  return { step, failure, choose, cancel }
}
