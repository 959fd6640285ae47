import { personal, type PersonalTables } from '@gb/service-kit'

/** Everything content holds about people. */
export const CONTENT_TABLES: PersonalTables = {
  schema: 'content',
  sections: [
    {
      section: 'lessons_done',
      table: 'content.lesson_progress',
      columns: [personal.text('module_id'), personal.text('lesson_id'), personal.instant('done_at')],
      omitted: {},
      order: ['module_id', 'lesson_id'],
    },
  ],
  unexported: {},
}
