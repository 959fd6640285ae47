import type { RecordStore } from '@gb/device'
import { Button, CameraIcon, Card, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { messages } from '../messages'
import { Photos } from './photos'

const words = messages.photos

interface Properties {
  userId: string
  /** Where they lie; this browser's own store unless a test brings another. */
  store?: RecordStore
}

/** Photos of one's progress, out of sight until they are asked for: somebody may look over the shoulder. */
export function PhotosCard({ userId, store }: Properties) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={words.title} icon={CameraIcon} hue="weight">
      <Stack gap={3}>
        <Text tone="muted">{words.text}</Text>
        {isOpen ? (
          <Photos userId={userId} store={store} />
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
