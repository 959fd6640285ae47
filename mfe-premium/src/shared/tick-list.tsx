import { CheckboxField, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import styles from './tick-list.module.css'

/** Lines to tick while one stands in the store or the kitchen; the ticks are not kept. */
export function TickList({ title, lines }: { title: string; lines: readonly string[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const toggle = (line: string, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(line)
    else next.delete(line)
    setTicked(next)
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
