import { kept, useKept } from '@gb/device'
import { Brought } from '@gb/entries'
import { deferred } from '@gb/mfe-contract'
import { FoldCard, HelpIcon, SkeletonText } from '@gb/ui'
import type { NutrientsOf } from '../api/nutrients-of'
import { useVitaminWords } from '../words'

const inside = deferred(() => import('./ask-inside').then((chunk) => chunk.inOwnLanguage()))

/** Which blood tests to ask the team for: by what is noticed, what was seldom logged, and the usual dates. */
export function AskCard(props: NutrientsOf) {
  const words = useVitaminWords().ask
  // Nobody needs it each day: it rests as one line on a desk, too.
  const isOpen = useKept('fold', 'ask-for-tests') === 'open'
  return (
    <FoldCard
      title={words.title}
      detail={words.detail}
      icon={HelpIcon}
      hue="vitamins"
      isOpen={isOpen}
      onToggle={(next) => kept.keep('fold', next ? 'open' : 'closed', 'ask-for-tests')}
    >
      <Brought part={inside} partProps={props} loading={<SkeletonText lines={6} />} />
    </FoldCard>
  )
}
