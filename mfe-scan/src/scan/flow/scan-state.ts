import type { MealType } from '@gb/domain'
import type { Plate, ScannedMeal } from '../../shared/meal/meal'
import type { CapturedPhoto } from '../capture/captured-photo'
import type { PhotoProblem } from '../capture/photo/shrink-photo'
import type { ScanFailure } from './scan-failure'
import type { ScanOutcome, ScanStatus } from '../shared/scan-outcome'

export type ScanState =
  | { readonly step: 'choose'; readonly problem: PhotoProblem | null; readonly isReturn: boolean }
  | { readonly step: 'camera' }
  | { readonly step: 'preparing' }
  | {
      readonly step: 'preview'
      readonly photo: CapturedPhoto
      readonly mealType: MealType
      readonly failure: ScanFailure | null
    }
  | { readonly step: 'analyzing'; readonly photo: CapturedPhoto; readonly mealType: MealType }
  | { readonly step: 'no-meal'; readonly photo: CapturedPhoto | null; readonly message: string | null }
  | {
      readonly step: 'results'
      /** null after a reload: a photo is kept nowhere. */
      readonly photo: CapturedPhoto | null
      readonly mealType: MealType
      readonly meal: ScannedMeal
      readonly status: ScanStatus
    }
  | {
      readonly step: 'sample'
      readonly photo: CapturedPhoto | null
      readonly mealType: MealType
      readonly meal: Plate
      readonly status: ScanStatus
    }

type ScanEvent =
  | { readonly type: 'camera-opened' }
  | { readonly type: 'photo-chosen' }
  | { readonly type: 'photo-ready'; readonly photo: CapturedPhoto; readonly mealType: MealType }
  | { readonly type: 'photo-refused'; readonly problem: PhotoProblem }
  | { readonly type: 'meal-type-chosen'; readonly mealType: MealType }
  | { readonly type: 'analysis-started' }
  | { readonly type: 'analysis-canceled' }
  | { readonly type: 'analysis-failed'; readonly failure: ScanFailure }
  | { readonly type: 'analysis-answered'; readonly outcome: ScanOutcome }
  | { readonly type: 'result-recovered'; readonly outcome: ScanOutcome; readonly mealType: MealType }
  | { readonly type: 'started-over' }

export const FIRST_STATE = { step: 'choose', problem: null, isReturn: false } as const satisfies ScanState

/** The steps of a scan. What does not belong to the current step, such as a late answer, changes nothing. */
export function scanReducer(state: ScanState, event: ScanEvent): ScanState {
  switch (event.type) {
    case 'camera-opened':
      return { step: 'camera' }
    case 'photo-chosen':
      return { step: 'preparing' }
    case 'photo-ready':
      return { step: 'preview', photo: event.photo, mealType: event.mealType, failure: null }
    case 'photo-refused':
      return { step: 'choose', problem: event.problem, isReturn: true }
    case 'started-over':
      return { ...FIRST_STATE, isReturn: true }
    case 'meal-type-chosen':
      return state.step === 'preview' ? { ...state, mealType: event.mealType } : state
    case 'analysis-started':
      return state.step === 'preview' ? analyzing(state) : state
    case 'analysis-canceled':
      return state.step === 'analyzing' ? preview(state, null) : state
    case 'analysis-failed':
      return state.step === 'analyzing' ? preview(state, event.failure) : state
    case 'result-recovered':
      return state.step === 'analyzing'
        ? state
        : answered({ photo: photoOf(state), mealType: event.mealType }, event.outcome)
    case 'analysis-answered':
      return state.step === 'analyzing' ? answered(state, event.outcome) : state
  }
}

interface Pending {
  readonly photo: CapturedPhoto
  readonly mealType: MealType
}

const analyzing = ({ photo, mealType }: Pending): ScanState => ({ step: 'analyzing', photo, mealType })

const preview = ({ photo, mealType }: Pending, failure: ScanFailure | null): ScanState => ({
  step: 'preview',
  photo,
  mealType,
  failure,
})

const photoOf = (state: ScanState): CapturedPhoto | null => (state.step === 'preview' ? state.photo : null)

interface Answered {
  readonly photo: CapturedPhoto | null
  readonly mealType: MealType
}

const answered = ({ photo, mealType }: Answered, outcome: ScanOutcome): ScanState => {
  switch (outcome.kind) {
    case 'meal':
      return { step: 'results', photo, mealType, meal: outcome.meal, status: outcome.status }
    case 'sample':
      return { step: 'sample', photo, mealType, meal: outcome.meal, status: outcome.status }
    case 'no-meal':
      return { step: 'no-meal', photo, message: outcome.message }
  }
}
