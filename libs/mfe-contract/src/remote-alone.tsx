import { createElement, useEffect, useState, type ComponentType } from 'react'
import { isDeferred, type Part } from './deferred'
import type { RemoteModule } from './remote-module'

/** Every tab and card of a remote below each other, for its stand-alone page. Needs a HostProvider above it. */
export function RemoteAlone({ remote }: { remote: RemoteModule }) {
  const parts: [string, Part | undefined][] = [
    ...Object.entries(remote.tabs).map(([id, tab]): [string, Part] => [id, tab.component]),
    ['home.protein', remote.slots['home.protein']],
    ['home.fluids', remote.slots['home.fluids']],
    ['home.shake', remote.slots['home.shake']],
    ['home.wait', remote.slots['home.wait']],
    ['home.vitamin', remote.slots['home.vitamin']],
    ['home.weight', remote.slots['home.weight']],
    ['home.nutrition', remote.slots['home.nutrition']],
    ['home.premium', remote.slots['home.premium']],
    ['settings.reminders', remote.slots['settings.reminders']],
  ]
  return (
    <main>
      <h1>{remote.name}</h1>
      {parts.map(([id, part]) => part !== undefined && <LabeledPart key={id} id={id} part={part} />)}
    </main>
  )
}

function LabeledPart({ id, part }: { id: string; part: Part }) {
  const [component, setComponent] = useState<ComponentType | null>(() =>
    isDeferred(part) ? part.current : part,
  )
  useEffect(() => {
    if (isDeferred(part)) void part.load().then((loaded) => setComponent(() => loaded))
  }, [part])
  return (
    <section aria-label={id}>
      <h2>{id}</h2>
      {component !== null && createElement(component)}
    </section>
  )
}
