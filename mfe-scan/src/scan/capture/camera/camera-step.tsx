import { useMessages } from '@gb/entries'
import { deferred } from '@gb/mfe-contract'
import { Loading, Skeleton } from '@gb/ui'
import { createElement, useEffect, useState } from 'react'
import { captureCatalog } from '../messages/generated/capture'
import { CameraUnavailable } from './camera-unavailable'
import type { LiveCameraProps } from './live-camera'

// Few people use it, so nobody else downloads it.
const camera = deferred<LiveCameraProps>(() => import('./live-camera').then((chunk) => chunk.LiveCamera))

/** The live camera, downloaded when it is first opened. */
export function CameraStep(props: LiveCameraProps) {
  const [component, setComponent] = useState(() => camera.current)
  const [isMissing, setMissing] = useState(false)
  const words = useMessages(captureCatalog).camera
  useEffect(() => {
    camera.load().then(
      (loaded) => setComponent(() => loaded),
      () => setMissing(true),
    )
  }, [])
  if (isMissing) return <CameraUnavailable onBack={props.onCancel} />
  if (component !== null) return createElement(component, props)
  return (
    <Loading label={words.opening}>
      <Skeleton shape="block" height={420} />
    </Loading>
  )
}
