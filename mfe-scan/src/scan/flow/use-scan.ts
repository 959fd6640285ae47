import { newId } from '@gb/api-client'
import type { Language, MealType } from '@gb/domain'
import { feelLogged, useLanguageHere } from '@gb/entries'
import { type Notice, useHost } from '@gb/mfe-contract'
import { useEffect, useReducer, useRef } from 'react'
import { useAnalyzeFood } from './analyze-food.mutation'
import type { CapturedPhoto } from '../capture/captured-photo'
import type { ShrunkPhoto } from '../capture/photo/draw-photo'
import { shrinkPhoto } from '../capture/photo/shrink-photo'
import { mealOfHour } from '../shared/meal-log/meal-of-hour'
import { saidByServer } from '../../shared/speech/server-speech'
import { flowCatalog } from './messages/generated/flow'
import { pendingScan } from './pending-scan'
import { failureOf } from './scan-failure'
import type { ScanOutcome } from '../shared/scan-outcome'
import { FIRST_STATE, scanReducer, type ScanState } from './scan-state'

/** A scan from the first tap to its result, for one person. */
export function useScan(userId: string) {
  const [state, dispatch] = useReducer(scanReducer, FIRST_STATE)
  const { notify, openUpgrade } = useHost()
  const { mutateAsync } = useAnalyzeFood()
  const language = useLanguageHere()
  // Not in the state: a second tap may come before the first one has been drawn.
  const running = useRef<AbortController | null>(null)
  const isShown = useIsShown()
  useReleasedPhoto(state)

  const choose = async (file: Blob) => {
    running.current = null
    dispatch({ type: 'photo-chosen' })
    const photo = await shrinkPhoto(file)
    if (!isShown.current) return
    if (typeof photo === 'string') dispatch({ type: 'photo-refused', problem: photo })
    else
      dispatch({ type: 'photo-ready', photo: captured(photo), mealType: mealOfHour(new Date().getHours()) })
  }

  const fail = (error: unknown) => {
    const failure = failureOf(error)
    dispatch({ type: 'analysis-failed', failure })
    if (failure.kind !== 'limit') return
    const { message, scansUsed, totalLimit } = failure
    openUpgrade({ kind: 'scan-limit', message, scansUsed, totalLimit })
  }

  const analyze = async () => {
    if (state.step !== 'preview' || running.current !== null) return
    const { photo, mealType } = state
    const cancel = new AbortController()
    running.current = cancel
    dispatch({ type: 'analysis-started' })
    pendingScan.keep({ userId, key: photo.keys[mealType], mealType })
    try {
      const analysis = {
        userId,
        photo: photo.blob,
        mealType,
        key: photo.keys[mealType],
        canceled: cancel.signal,
      }
      const outcome = await mutateAsync(analysis)
      pendingScan.forget()
      if (outcome.kind === 'meal') feelLogged()
      // The person went to another screen or photo: the meal is in the log, and that must not be a riddle.
      if (isShown.current && running.current === cancel) dispatch({ type: 'analysis-answered', outcome })
      else notify(elsewhere(outcome, language))
    } catch (error) {
      if (cancel.signal.aborted) return
      if (isShown.current && running.current === cancel) fail(error)
      else notify({ tone: 'warning', text: flowCatalog.in(language).failures.other })
    } finally {
      if (running.current === cancel) running.current = null
    }
  }

  const cancel = () => {
    running.current?.abort()
    running.current = null
    dispatch({ type: 'analysis-canceled' })
  }

  return {
    state,
    openCamera: () => dispatch({ type: 'camera-opened' }),
    choose,
    chooseMealType: (mealType: MealType) => dispatch({ type: 'meal-type-chosen', mealType }),
    analyze,
    cancel,
    recover: (outcome: ScanOutcome, mealType: MealType) =>
      dispatch({ type: 'result-recovered', outcome, mealType }),
    startOver: () => dispatch({ type: 'started-over' }),
  }
}

const captured = (photo: ShrunkPhoto): CapturedPhoto => ({
  ...photo,
  url: URL.createObjectURL(photo.blob),
  keys: { breakfast: newId(), lunch: newId(), dinner: newId(), snack: newId() },
})

const elsewhere = (outcome: ScanOutcome, language: Language): Notice => {
  const messages = flowCatalog.in(language)
  switch (outcome.kind) {
    case 'meal':
      return { tone: 'success', text: messages.elsewhere.ready }
    case 'sample':
      return { tone: 'info', text: messages.elsewhere.sample }
    case 'no-meal':
      return { tone: 'info', text: whyNoMeal(outcome.message, language) ?? messages.noMeal.fallback }
  }
}

const whyNoMeal = (message: string | null, language: Language): string | null =>
  message === null ? null : saidByServer(message, language)

function useIsShown() {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

/** Gives the memory of a photo back once it is no longer on screen. */
function useReleasedPhoto(state: ScanState) {
  const url = 'photo' in state ? (state.photo?.url ?? null) : null
  useEffect(() => {
    if (url === null) return
    return () => URL.revokeObjectURL(url)
  }, [url])
}
