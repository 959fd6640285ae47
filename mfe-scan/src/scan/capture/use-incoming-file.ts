import { useEffect, useEffectEvent, useState } from 'react'

const firstFile = (data: DataTransfer | null) => data?.files[0] ?? null
const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true

/** An open window has work of its own in it, and a field takes its own paste: the page keeps its hands off. */
const isElsewhere = ({ target }: Event): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null)

function listen<K extends keyof DocumentEventMap>(name: K, handle: (event: DocumentEventMap[K]) => void) {
  document.addEventListener(name, handle)
  return () => document.removeEventListener(name, handle)
}

/**
 * Takes a file that is dropped anywhere on the page or pasted. True while one is held over the page.
 * Not under an open window: the meal that is typed there would be lost.
 * Without it a drop beside the right place would make the browser leave the app and open the file.
 */
export function useIncomingFile(onFile: (file: File) => void, isEnabled: boolean): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((file: File | null) => {
    if (file !== null) onFile(file)
  })
  useEffect(() => {
    if (!isEnabled) return
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(!isElsewhere(event))
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(false)
      if (!isElsewhere(event)) take(firstFile(event.dataTransfer))
    }
    const paste = (event: ClipboardEvent) => {
      if (!isElsewhere(event)) take(firstFile(event.clipboardData))
    }
    const stops = [
      listen('dragover', over),
      listen('dragleave', leave),
      listen('drop', drop),
      listen('paste', paste),
    ]
    return () => {
      for (const stop of stops) stop()
      setOver(false)
    }
  }, [isEnabled])
  return isOver
}
