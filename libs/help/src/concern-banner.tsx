import { asksForClinic, type Concern } from '@gb/domain'
import { Banner, HeartIcon, InfoMark, Stack } from '@gb/ui'
import type { ReactNode } from 'react'
import { AddCareNumber, CareCallLinks } from './care-call-links'
import { CONCERN_TONES } from './concern-tones'
import { useConcernWords } from './concern-words'

interface Properties {
  concern: Pick<Concern, 'id' | 'urgency' | 'title' | 'text'>
  /** The first of several: who answers now is called from it. */
  isFirst: boolean
  /** More that can be done about it. */
  children?: ReactNode
}

/** One thing to be concerned about, in the same words everywhere, and who answers now. */
export function ConcernBanner({ concern, isFirst, children }: Properties) {
  const { id, urgency } = concern
  const words = useConcernWords()
  const { title, text, isForeign } = words.said(concern)
  const tone = CONCERN_TONES[urgency]
  const isToCall = isFirst && asksForClinic(id)
  return (
    <Banner
      tone={tone}
      icon={tone === 'info' ? HeartIcon : undefined}
      title={title}
      action={
        <Stack row wrap gap={2}>
          {children}
          {isToCall && <CareCallLinks />}
          {isToCall && (urgency === 'now' || urgency === 'today') && <AddCareNumber />}
        </Stack>
      }
    >
      <span lang={isForeign ? 'en' : undefined}>
        <InfoMark after={text} {...words.from} />
      </span>
    </Banner>
  )
}
