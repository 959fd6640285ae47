import { CheckboxField, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import styles from './tick-list.module.css'
import type { Ticks } from './ticks'

interface Properties {
  title: string
  lines: readonly string[]
}

/** Lines to tick while one stands in the kitchen; the ticks are not kept. */
export function TickList(list: Properties) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  return <KeptTickList {...list} ticks={{ ticked, change: setTicked }} />
}

/** Lines to tick; the ticks are kept where they come from. */
export function KeptTickList({ title, lines, ticks: { ticked, change } }: Properties & { ticks: Ticks }) {
  const toggle = (line: string, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(line)
    else next.delete(line)
    change(next)
  }
  return (
    <fieldset className={styles.ticks}>
      {/* It names the group only as the first child. */}
      <legend>
        <Text strong>{title}</Text>
      </legend>
      <Stack gap={1}>
        {lines.map((line) => (
          <CheckboxField
            key={line}
            label={line}
            checked={ticked.has(line)}
            onCheckedChange={(isTicked) => toggle(line, isTicked)}
          />
        ))}
      </Stack>
    </fieldset>
  )
}
