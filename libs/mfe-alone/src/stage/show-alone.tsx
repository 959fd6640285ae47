import '@gb/ui/tokens.css'
import type { RemoteConfig, RemoteModule } from '@gb/mfe-contract'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Stage } from './stage'
import { Workbench } from './workbench'

/**
 * Shows a remote without the shell: around it a page with its parts and the conditions, in a frame as wide as a phone the
 * part itself. Gives the way to show a newer module of it.
 */
export function showAlone(remote: RemoteModule, config: RemoteConfig): (remote: RemoteModule) => void {
  const container = document.querySelector('#root')
  if (container === null) throw new Error('the page has no #root')
  const root = createRoot(container)
  const isInFrame = globalThis.window !== globalThis.window.parent
  const show = (shown: RemoteModule) =>
    root.render(
      <StrictMode>
        {isInFrame ? <Stage remote={shown} config={config} /> : <Workbench remote={shown} config={config} />}
      </StrictMode>,
    )
  show(remote)
  return show
}
