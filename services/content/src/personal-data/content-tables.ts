import { messagePlace, replyPlace } from '../database/check-in-places.js'
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
    {
      section: 'check_ins',
      table: 'content.check_in',
      columns: [
        personal.uuid('entry_id'),
        personal.instant('sent_at'),
        personal.sealed('message', messagePlace),
        personal.instant('seen_at'),
        personal.sealed('reply', replyPlace),
        personal.instant('answered_at'),
      ],
      omitted: {
        answered_by: 'who of the operators answered, which says nothing about the person',
        assigned_to: 'who of the operators meant to answer, which says nothing about the person',
        assigned_at: 'since when',
      },
      order: ['sent_at', 'entry_id'],
    },
    {
      section: 'favourite_recipes',
      table: 'content.favourite_recipe',
      columns: [personal.text('recipe_id'), personal.instant('created_at')],
      omitted: {},
      order: ['created_at', 'recipe_id'],
    },
    {
      section: 'plan_swaps',
      table: 'content.plan_swap',
      columns: [
        personal.text('plan_id'),
        personal.text('place'),
        personal.text('recipe_id'),
        personal.instant('chosen_at'),
      ],
      omitted: {},
      order: ['plan_id', 'place'],
    },
    {
      section: 'filled_week',
      table: 'content.filled_week',
      columns: [personal.text('template_id'), personal.instant('filled_at')],
      omitted: {},
      order: ['filled_at', 'template_id'],
    },
  ],
  unexported: {},
}
