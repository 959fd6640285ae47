import { json } from '../../shared/testing/render-part'

const LESSON = {
  minutes: 6,
  objectives: ['Put protein first at each meal'],
  sections: [{ title: 'Why protein', body: ['There is room for little.', 'So the best goes first.'] }],
  exercise: { title: 'Add up one day', intro: 'Pick a day.', steps: ['Log each meal', 'Read the sum'] },
  quiz: [
    {
      question: 'What goes on your fork first?',
      options: ['Bread', 'Protein', 'Fruit'],
      answer: 1,
      explanation: 'You have room for little, so start with protein.',
    },
  ],
  sources: [{ source: 'ASMBS Nutritional Guidelines 2016 update', review_date: '2026-11-20' }],
  done_at: null,
}

export const LESSONS = [
  { ...LESSON, lesson_id: 'protein-first', title: 'Protein first, and why' },
  { ...LESSON, lesson_id: 'reading-labels', title: 'Reading labels' },
]

export const MODULE = {
  module_id: 'advanced_nutrition' as const,
  title: 'Advanced Nutrition',
  description: 'How to pick foods that do a lot in a small space.',
  lessons: 2,
  lessons_done: 0,
  duration: '12 minutes',
  level: 'Beyond the basics',
  topics: ['Protein first', 'Reading labels', 'Carbs and fiber', 'Fats'],
}

export const COURSE = {
  module_id: MODULE.module_id,
  language: 'en',
  module_title: MODULE.title,
  creator: 'Gastric Buddy',
  description: MODULE.description,
  level: MODULE.level,
  topics: MODULE.topics,
  notice: "Your clinic's plan comes first.",
  version: '1.0',
  total_lessons: 2,
  lessons_done: 0,
  duration: MODULE.duration,
  lessons: LESSONS,
  extras: [
    {
      extra_id: 'label-check',
      kind: 'checklist',
      title: 'Label check for the store',
      intro: 'Keep it with your list.',
      items: ['Serving size', 'Protein'],
    },
  ],
}

/** What content answers about courses. */
export const courses = () => ({
  'GET /api/premium-content': () => json({ language: 'en', educational_modules: [MODULE] }),
  'GET /api/premium-advanced-nutrition': () => json(COURSE),
  'PUT /api/lesson-progress/*': (request: Request) =>
    json({
      module_id: MODULE.module_id,
      lesson_id: new URL(request.url).pathname.split('/').at(-1),
      done_at: '2026-11-20T08:30:00.000Z',
    }),
})
