import { useMessages } from '@gb/entries'
import {
  Banner,
  Button,
  CameraIcon,
  Columns,
  FileButton,
  PrivacyIcon,
  ScanIcon,
  Spinner,
  UploadIcon,
} from '@gb/ui'
import { FoodConcern } from '../food-log/food-concern'
import { FoodLog } from '../food-log/food-log'
import { SitsCard } from '../food-log/sits-card'
import type { PhotoProblem } from '../capture/photo/shrink-photo'
import { usePhotoProblems } from '../capture/photo-problems'
import { OpenLog } from '../log-sheet/open-log'
import styles from './choose-step.module.css'
import { flowCatalog } from './messages/generated/flow'
import { PlatePicture } from './plate-picture'
import { ScanCounter } from '../shared/scan-counter'
import { StepHeading } from '../shared/step-heading'
import { useIncomingFile } from '../capture/use-incoming-file'
import { UsedUpOr } from './used-up-or'

const ANY_IMAGE = 'image/*'

interface Properties {
  userId: string
  problem: PhotoProblem | null
  isPreparing: boolean
  /** The person was here before and came back. */
  isReturn: boolean
  onFile: (file: Blob) => void
  onCamera: () => void
}

/** Where a photo comes from: the phone's camera, a file, the live camera, a drop or the clipboard. */
export function ChooseStep({ userId, problem, isPreparing, isReturn, onFile, onCamera }: Properties) {
  const isOver = useIncomingFile(onFile, !isPreparing)
  const words = useMessages(flowCatalog).choose
  return (
    <Columns
      aside={
        <>
          <OpenLog userId={userId} />
          <FoodConcern userId={userId} />
          <FoodLog userId={userId} />
          <SitsCard userId={userId} />
        </>
      }
    >
      <section className={styles.zone} data-hue="food" data-over={isOver} aria-labelledby="scan-choose">
        <div className={styles.hero}>
          {problem === null ? (
            <UsedUpOr userId={userId} picture={<PlatePicture />} />
          ) : (
            <Problem problem={problem} />
          )}
        </div>
        <div className={styles.words}>
          <StepHeading id="scan-choose" look="large" takesFocus={isReturn}>
            {isOver ? words.dropNow : words.title}
          </StepHeading>
          <p className={styles.text}>{words.text}</p>
        </div>
        <div className={styles.counter}>
          <ScanCounter userId={userId} />
        </div>
        {isPreparing ? <Preparing /> : <Sources onFile={onFile} onCamera={onCamera} />}
      </section>
      <p className={styles.privacy}>
        <PrivacyIcon size={16} aria-hidden="true" />
        {words.privacy}
      </p>
    </Columns>
  )
}

function Problem({ problem }: { problem: PhotoProblem }) {
  const { title, text } = usePhotoProblems()[problem]
  return (
    <Banner tone="danger" live="assertive" title={title}>
      {text}
    </Banner>
  )
}

const Preparing = () => (
  <div className={styles.preparing} role="status">
    <Spinner />
    {useMessages(flowCatalog).choose.preparing}
  </div>
)

function Sources({ onFile, onCamera }: Pick<Properties, 'onFile' | 'onCamera'>) {
  const words = useMessages(flowCatalog).choose
  return (
    <>
      <div className={styles.buttons}>
        <FileButton accept={ANY_IMAGE} capture="environment" icon={CameraIcon} onFile={onFile}>
          {words.take}
        </FileButton>
        <FileButton accept={ANY_IMAGE} variant="secondary" icon={UploadIcon} onFile={onFile}>
          {words.upload}
        </FileButton>
        <Button variant="quiet" icon={ScanIcon} onClick={onCamera}>
          {words.camera}
        </Button>
      </div>
      <p className={styles.drop}>{words.drop}</p>
    </>
  )
}
