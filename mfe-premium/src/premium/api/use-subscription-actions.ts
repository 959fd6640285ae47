import { instantInWords } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useState } from 'react'
import { isPaymentPage } from '../../shared/payment-page'
import type { Subscription } from '../../shared/api/subscription.query'
import {
  useInvoicePage,
  useManageSubscription,
  type SubscriptionAction,
} from './manage-subscription.mutation'
import { useRefusalOf } from '../../shared/speech/billing-speech'
import { premiumCatalog } from '../messages/generated/premium'

/** What runs now. */
export type RunningAction = SubscriptionAction | 'invoices' | null

/** The actions of the card, each with its question, its outcome and its failure in words. */
export function useSubscriptionActions(userId: string, subscription: Subscription | null) {
  const words = useMessages(premiumCatalog).subscription
  const language = useLanguageHere()
  const refusalOf = useRefusalOf()
  const { confirm, notify } = useHost()
  const { mutateAsync: manage } = useManageSubscription(userId)
  const { mutateAsync: invoicePage } = useInvoicePage(userId)
  const [running, setRunning] = useState<RunningAction>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const run = async (action: RunningAction, work: () => Promise<void>): Promise<void> => {
    if (running !== null) return
    setFailure(null)
    setRunning(action)
    try {
      await work()
    } catch (error) {
      setFailure(refusalOf(error) ?? words.noConnection)
    } finally {
      setRunning(null)
    }
  }

  const cancel = async () => {
    if (subscription === null) return
    const text =
      subscription.state === 'renewal_failed'
        ? words.cancelOverdue
        : words.cancelQuestion({ day: instantInWords(subscription.paidUntil, 'longDay', { language }) })
    const { title, yes, no } = words.cancelWindow
    if (!(await confirm({ title, text, confirmLabel: yes, cancelLabel: no, tone: 'danger' }))) return
    await run('cancel', async () => {
      await manage('cancel')
      notify({ tone: 'success', text: words.canceled })
    })
  }

  const refund = async () => {
    const { title, yes, no } = words.refundWindow
    if (
      !(await confirm({
        title,
        text: words.refundQuestion,
        confirmLabel: yes,
        cancelLabel: no,
        tone: 'danger',
      }))
    )
      return
    await run('refund', async () => {
      const { subscription: after } = await manage('refund')
      notify({
        tone: 'success',
        text: after?.state === 'refunded' ? words.refunded : words.refundAsked,
      })
    })
  }

  const resume = () =>
    run('resume', async () => {
      await manage('resume')
      notify({ tone: 'success', text: words.resumed })
    })

  const openInvoices = () =>
    run('invoices', async () => {
      const url = await invoicePage()
      if (isPaymentPage(url)) globalThis.location.assign(url)
    })

  return {
    running,
    failure,
    cancel: () => void cancel(),
    refund: () => void refund(),
    resume: () => void resume(),
    openInvoices: () => void openInvoices(),
  }
}
