import { useMessages } from '@gb/entries'
import { Button, Text, TimeIcon } from '@gb/ui'
import { useRef } from 'react'
import styles from './cook-window.module.css'
import { recipeCatalog } from './messages/generated/recipe'
import type { KitchenTimer } from './use-kitchen-timer'

interface Properties {
  timer: KitchenTimer
  /** The waits of the step that is shown, min. */
  offered: readonly number[]
}

/** The timer that runs, on whichever step; else a button for each wait of this one. */
export function StepTimer({ timer: { leftS, start, stop }, offered }: Properties) {
  const words = useMessages(recipeCatalog).cook.timer
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed goes: without this the focus would fall out of the window, and Escape with it.
  const pressed = (act: () => void) => () => {
    act()
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.timer}>
      {leftS === null ? (
        offered.map((minutes) => (
          <Button key={minutes} variant="secondary" icon={TimeIcon} onClick={pressed(() => start(minutes))}>
            {words.start({ minutes })}
          </Button>
        ))
      ) : (
        <>
          <span className={styles.left} role="timer" aria-label={words.label}>
            {clockOf(leftS)}
          </span>
          <Button variant="quiet" onClick={pressed(stop)}>
            {leftS === 0 ? words.ok : words.stop}
          </Button>
        </>
      )}
      <div role="status">{leftS === 0 && <Text strong>{words.over}</Text>}</div>
    </div>
  )
}

const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
