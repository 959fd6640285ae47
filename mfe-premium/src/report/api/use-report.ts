import { newId } from '@gb/api-client'
import { saveFile } from '@gb/device'
import { useLanguageHere, useMessages, useWeightUnit } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useEffect, useRef, useState } from 'react'
import { makeReport, readReportFile } from './report.calls'
import { useFailureInWords } from '../../shared/failure'
import { reportCatalog } from '../messages/generated/report'
import { nameOf, type Report, type ReportChoice } from '../model/report'

/** The download begins so long after the report is made. Source: product-rules 9. */
const DOWNLOAD_AFTER_MS = 1000

export type Stage =
  | { at: 'choosing'; failure: string | null }
  /** `step` counts from 0. */
  | { at: 'making'; step: number }
  | { at: 'undelivered'; report: Report; failure: string }
  | { at: 'ready'; report: Report; file: File }

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

/** Makes a report, downloads it a second later, and keeps the file for the share sheet. */
export function useReport(userId: string) {
  const messages = useMessages(reportCatalog)
  const here = useLanguageHere()
  const failureInWords = useFailureInWords()
  const api = useApi()
  const [weightUnit] = useWeightUnit()
  const [stage, setStage] = useState<Stage>({ at: 'choosing', failure: null })
  const run = useRef<AbortController | null>(null)
  useEffect(() => () => run.current?.abort(), [])

  const begin = () => {
    run.current?.abort()
    run.current = new AbortController()
    return run.current.signal
  }
  const deliver = async (report: Report, signal: AbortSignal) => {
    setStage({ at: 'making', step: 1 })
    await wait(DOWNLOAD_AFTER_MS, signal)
    setStage({ at: 'making', step: 2 })
    try {
      const content = await readReportFile(api, { report, file: 'report', signal })
      const file = new File([content], nameOf(report, 'report'), { type: content.type })
      saveFile(file, file.name)
      setStage({ at: 'ready', report, file })
    } catch (error) {
      if (signal.aborted) return
      setStage({ at: 'undelivered', report, failure: failureInWords(error, messages.undelivered) })
    }
  }
  const make = async (choice: ReportChoice) => {
    const signal = begin()
    setStage({ at: 'making', step: 0 })
    const report = await makeReport(api, {
      userId,
      order: { ...choice, weightUnit, here },
      key: newId(),
      signal,
    }).catch((error: unknown) => {
      if (!signal.aborted) setStage({ at: 'choosing', failure: failureInWords(error, messages.failure) })
    })
    if (report) await deliver(report, signal)
  }
  return {
    stage,
    make: (choice: ReportChoice) => void make(choice),
    deliverAgain: (report: Report) => void deliver(report, begin()),
    another: () => setStage({ at: 'choosing', failure: null }),
  }
}
