import { Disclosure, Stack, Text } from '@gb/ui'
import { Bullets } from '../../shared/bullets'
import { TickList } from '../../shared/tick-list'
import type { Course } from '../model/course'

/** Lists to tick and cards to keep. */
export function Extras({ extras }: { extras: Course['extras'] }) {
  return (
    <div>
      {extras.map(({ extra_id: id, kind, title, intro, items }) => (
        <Disclosure key={id} summary={title}>
          <Stack gap={3}>
            {kind === 'checklist' ? (
              <TickList title={intro} lines={items} />
            ) : (
              <>
                <Text tone="muted">{intro}</Text>
                <Bullets lines={items} />
              </>
            )}
          </Stack>
        </Disclosure>
      ))}
    </div>
  )
}
