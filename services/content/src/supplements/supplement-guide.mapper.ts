import { bloodTests, type Language } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import type { SupplementGuideDto } from './supplement-guide-answer.dto.js'
import type { SupplementGuideTextDto } from '../documents/shapes/supplement-guide.dto.js'

/** The guide and the language that it is in. */
export interface SpokenGuide {
  language: Language
  text: SupplementGuideTextDto
}

/** The guide with the dates of a person. Both days are 'YYYY-MM-DD'. */
export const toSupplementGuideDto = (
  { language, text: guide }: SpokenGuide,
  surgeryDate: string | null,
  today: string,
): SupplementGuideDto => ({
  language,
  ...spelled(guide, 'notice', 'supplement_schedules', 'critical_interactions', 'quick_reference_charts'),
  monitoring_schedule: {
    ...spelled(guide.monitoring_schedule, 'summary', 'visits', 'also'),
    surgery_date: surgeryDate,
    dates: (surgeryDate === null ? [] : bloodTests(surgeryDate, today)).map((test) => ({
      visit_id: test.id,
      day_after_surgery: test.dayAfterSurgery,
      due: test.due,
      window_from: test.from,
      window_to: test.to,
      state: test.state,
    })),
  },
})
