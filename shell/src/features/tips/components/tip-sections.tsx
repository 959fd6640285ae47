import { useMessages } from '@gb/entries'
import { CheckIcon, CloseIcon, OneStop, VitaminsIcon, WaterIcon, type Hue } from '@gb/ui'
import { useMemo, type ReactNode } from 'react'
import { FoldedSection } from '../../../shared/folded-section/folded-section'
import { tipsCatalog } from '../messages/generated/tips'
import type { TipLists } from '../model/filter-tips'
import { ExerciseTips } from './exercise-tips'
import { FoodSwaps } from './food-swaps'
import { SideEffects } from './side-effects'
import { TipList } from './tip-list'
import styles from './tip-sections.module.css'

export type SectionId = keyof ReturnType<typeof tipsCatalog.in>['sections']

interface Section {
  id: SectionId
  hue?: Hue
  count: number
  content: ReactNode
}

/** The sections that have something in them. `open`: a search shows what it found. */
function sectionsOf(tips: TipLists, open: boolean): Section[] {
  const all: Section[] = [
    {
      id: 'dos',
      hue: 'weight',
      count: tips.dos.length,
      content: <TipList tips={tips.dos} icon={CheckIcon} />,
    },
    {
      id: 'donts',
      hue: 'mood',
      count: tips.donts.length,
      content: <TipList tips={tips.donts} icon={CloseIcon} />,
    },
    {
      id: 'foodSwaps',
      hue: 'food',
      count: tips.food_swaps.length,
      content: <FoodSwaps swaps={tips.food_swaps} />,
    },
    {
      id: 'fluidTips',
      hue: 'fluids',
      count: tips.fluid_tips.length,
      content: <TipList tips={tips.fluid_tips} icon={WaterIcon} />,
    },
    {
      id: 'vitaminReminders',
      hue: 'vitamins',
      count: tips.vitamin_reminders.length,
      content: <TipList tips={tips.vitamin_reminders} icon={VitaminsIcon} />,
    },
    {
      id: 'exercise',
      hue: 'weight',
      count: tips.exercise_tips.length,
      content: <ExerciseTips tips={tips.exercise_tips} open={open} />,
    },
    {
      id: 'sideEffects',
      count: tips.side_effects.length,
      content: <SideEffects effects={tips.side_effects} open={open} />,
    },
  ]
  return all.filter(({ count }) => count > 0)
}

/** Cuts the sections, in their order, into two columns of about the same number of tips. */
function inColumns(shown: Section[]): Section[][] {
  const half = shown.reduce((sum, { count }) => sum + count, 0) / 2
  let sum = 0
  const columns: Section[][] = [[], []]
  for (const section of shown) {
    columns[sum < half ? 0 : 1]?.push(section)
    sum += section.count
  }
  return columns
}

/** The tips, topic by topic: one is open, and a search opens all that it found. */
export function TipSections({ tips, isSearch }: { tips: TipLists; isSearch: boolean }) {
  const { sections, count: counted } = useMessages(tipsCatalog)
  const shown = useMemo(() => sectionsOf(tips, isSearch), [tips, isSearch])
  const columns = useMemo(() => inColumns(shown), [shown])
  return (
    <div className={styles.sections}>
      {columns.map((column) => (
        <div key={column[0]?.id ?? 'none'} className={styles.column}>
          {column.map(({ id, hue, count, content }) => (
            // A search opens what it found, and folding it again is up to the person: both start anew.
            <FoldedSection
              key={`${id}-${isSearch}`}
              title={sections[id]}
              hue={hue}
              detail={counted({ count })}
              isOpen={isSearch || id === shown[0]?.id}
            >
              <OneStop label={sections[id]}>{content}</OneStop>
            </FoldedSection>
          ))}
        </div>
      ))}
    </div>
  )
}
