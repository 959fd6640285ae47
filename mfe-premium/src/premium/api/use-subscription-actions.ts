import { instantInWords } from '@gb/domain'
import { isApiError } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useState } from 'react'
import { isPaymentPage } from '../../shared/payment-page'
import type { Subscription } from '../../shared/api/subscription.query'
import {
  useInvoicePage,
  useManageSubscription,
  type SubscriptionAction,
} from './manage-subscription.mutation'
import { messages } from '../messages'

const words = messages.subscription

/** What runs now. */
export type RunningAction = SubscriptionAction | 'invoices' | null

/** The actions of the card, each with its question, its outcome and its failure in words. */
export function useSubscriptionActions(userId: string, subscription: Subscription | null) {
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
      setFailure(isApiError(error) ? error.message : words.noConnection)
    } finally {
      setRunning(null)
    }
  }

  const cancel = async () => {
    const until = subscription === null ? '' : instantInWords(subscription.premiumUntil, 'longDay')
    const isOverdue = subscription?.state === 'renewal_failed'
    const text = isOverdue
      ? words.cancelOverdue
      : words.cancelQuestion(instantInWords(subscription?.paidUntil ?? until, 'longDay'))
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
