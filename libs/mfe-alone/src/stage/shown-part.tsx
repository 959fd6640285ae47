import { isDeferred, type RemoteModule } from '@gb/mfe-contract'
import { ErrorState, Text } from '@gb/ui'
import { createElement, useEffect, useState, type ComponentType } from 'react'
import { messages } from './messages'
import { findPart, SLOT_PROPS } from './parts'

/** A tab or slot; it is downloaded first where it comes later. */
export function ShownPart({
  remote,
  id,
  onClose,
}: {
  remote: RemoteModule
  id: string
  onClose?: () => void
}) {
  const part = findPart(remote, id)
  const [component, setComponent] = useState<ComponentType | null>(() =>
    part === null || isDeferred(part) ? null : part,
  )
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    if (part === null || !isDeferred(part)) return
    part.load().then((loaded) => setComponent(() => loaded), setFailure)
  }, [part])
  if (part === null) return <Text>{messages.missing(id)}</Text>
  if (failure !== null)
    return <ErrorState title={messages.failed}>{failure instanceof Error ? failure.message : ''}</ErrorState>
  const given: object = onClose === undefined ? SLOT_PROPS : { ...SLOT_PROPS, onClose }
  return component === null ? null : createElement(component, given)
}
