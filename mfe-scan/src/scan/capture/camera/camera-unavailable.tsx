import { useMessages } from '@gb/entries'
import { Banner, Button } from '@gb/ui'
import { captureCatalog } from '../messages/generated/capture'

/** Refused, taken, absent, or not loaded: a sentence and the way back to the two buttons that always work. */
export function CameraUnavailable({ onBack }: { onBack: () => void }) {
  const words = useMessages(captureCatalog).camera
  return (
    <Banner
      tone="warning"
      live="assertive"
      title={words.unavailableTitle}
      action={
        <Button size="small" variant="secondary" onClick={onBack}>
          {words.back}
        </Button>
      }
    >
      {words.unavailableText}
    </Banner>
  )
}
