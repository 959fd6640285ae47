import { Button, CameraIcon, Card, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import type { ProgressPhotos } from '../api/use-progress-photos'
import { useWeightWords } from '../words'
import { Photos } from './photos'

interface Properties {
  progress: ProgressPhotos
}

/** Photos of one's progress, out of sight until they are asked for: somebody may look over the shoulder. */
export function PhotosCard({ progress }: Properties) {
  const words = useWeightWords().photos
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={words.title} icon={CameraIcon} hue="weight">
      <Stack gap={3}>
        <Text tone="muted">{words.text}</Text>
        {isOpen ? (
          <Photos progress={progress} />
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
