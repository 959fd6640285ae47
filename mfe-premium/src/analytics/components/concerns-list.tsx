import { asksForClinic, CONCERNS_FROM } from '@gb/domain'
import { CareCallLinks } from '@gb/help'
import { Banner, HeartIcon, InfoMark, Stack, type Tone } from '@gb/ui'
import type { ShownConcern } from '../model/analytics'

const TONES: Record<ShownConcern['urgency'], Tone> = {
  now: 'danger',
  today: 'warning',
  soon: 'warning',
  ask: 'info',
  kind: 'info',
}

/** What the logs are concerned about, above all numbers; kind words stay in their logs. */
export function ConcernsList({ concerns }: { concerns: readonly ShownConcern[] }) {
  const said = concerns.filter(({ urgency }) => urgency !== 'kind')
  return said.length === 0 ? null : (
    <Stack gap={2}>
      {said.map(({ id, urgency, title, text }, index) => (
        <Banner
          key={id}
          tone={TONES[urgency]}
          icon={TONES[urgency] === 'info' ? HeartIcon : undefined}
          title={title}
          action={index === 0 && asksForClinic(id) && <CareCallLinks />}
        >
          {text} <InfoMark {...CONCERNS_FROM} />
        </Banner>
      ))}
    </Stack>
  )
}
