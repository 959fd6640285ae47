import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Page } from '@gb/ui'
import { CameraStep } from '../capture/camera/camera-step'
import { AnalyzingStep } from './analyzing-step'
import { ChooseStep } from './choose-step'
import { flowCatalog } from './messages/generated/flow'
import { NoMealStep } from './no-meal-step'
import { OfflineNote } from './offline-note'
import { PreviewStep } from './preview-step'
import { Recovery } from './recovery'
import { ResultsStep } from '../result/results-step'
import { SampleStep } from '../result/sample-step'
import { useHandedPhoto } from '../shared/handed-photo'
import type { ScanState } from './scan-state'
import { useScan } from './use-scan'

const NARROW = new Set<ScanState['step']>(['camera'])

/** Steps on which the answer to an earlier photo is offered. */
const WAITING = new Set<ScanState['step']>(['choose', 'preview'])

/** A scan of one person, step by step. */
export function ScanFlow({ userId }: { userId: string }) {
  const scan = useScan(userId)
  const { title } = useMessages(flowCatalog)
  useHandedPhoto((photo) => void scan.choose(photo))
  const width = NARROW.has(scan.state.step) ? 'narrow' : 'wide'
  // Keyed: a new width is a new page, not the old one that jumps.
  return (
    <Page key={width} title={title} width={width}>
      <OfflineNote />
      {WAITING.has(scan.state.step) && (
        // Keyed: each step looks anew for a photo that still waits for its answer.
        <Recovery
          key={scan.state.step}
          userId={userId}
          onRecovered={(outcome, { mealType }) => scan.recover(outcome, mealType)}
        />
      )}
      <Step scan={scan} userId={userId} />
    </Page>
  )
}

function Step({ scan, userId }: { scan: ReturnType<typeof useScan>; userId: string }) {
  const { navigate } = useHost()
  const { state } = scan
  switch (state.step) {
    case 'choose':
    case 'preparing':
      return (
        <ChooseStep
          userId={userId}
          problem={state.step === 'choose' ? state.problem : null}
          isPreparing={state.step === 'preparing'}
          isReturn={state.step === 'choose' && state.isReturn}
          onFile={(file) => void scan.choose(file)}
          onCamera={scan.openCamera}
        />
      )
    case 'camera':
      return <CameraStep onPhoto={(photo) => void scan.choose(photo)} onCancel={scan.startOver} />
    case 'preview':
      return (
        <PreviewStep
          photo={state.photo}
          mealType={state.mealType}
          failure={state.failure}
          onMealType={scan.chooseMealType}
          onRetake={scan.startOver}
          onAnalyze={() => void scan.analyze()}
        />
      )
    case 'analyzing':
      return <AnalyzingStep photo={state.photo} onCancel={scan.cancel} />
    case 'no-meal':
      return <NoMealStep photo={state.photo} message={state.message} onRetake={scan.startOver} />
    case 'results':
      return (
        <ResultsStep {...state} userId={userId} onDone={() => navigate('home')} onAnother={scan.startOver} />
      )
    case 'sample':
      return <SampleStep {...state} onDone={() => navigate('home')} onAnother={scan.startOver} />
  }
}
