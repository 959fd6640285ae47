import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { json, renderPart } from '../../shared/testing/render-part'
import { ScheduleView } from './schedule-view'

afterEach(cleanup)

const SCHEDULE = {
  schedule_id: 'for-life',
  title: 'Regular food',
  phases: ['regular' as const],
  from_day: 56,
  to_day: null,
  summary: 'This is the plan you keep.',
  notes: ['Refill when the bottle is down to a quarter.'],
  source: 'ASMBS Nutritional Guidelines 2016 update',
  review_date: '2026-11-20',
  slots: [
    {
      time_taken: 'morning' as const,
      label: 'Morning',
      suggested_time: '08:00',
      items: [
        {
          name: 'Multivitamin',
          vitamin_name: 'Multivitamin' as const,
          dose: '1 tablet',
          dose_from_mg: 1,
          dose_to_mg: 1,
          how: 'Chew it.',
          source: 'ASMBS Nutritional Guidelines 2016 update',
          review_date: '2026-11-20',
        },
      ],
    },
  ],
}

const REMINDERS = {
  vitamins: { on: false, morning: null, afternoon: null, evening: null },
  fluids: { on: true, every_hours: 2, from: '09:00', to: '19:00' },
  weigh_in: { on: false, weekday: 'monday', time: '08:00' },
  mood: { on: false, time: '19:00' },
  quiet_hours: { from: '21:00', to: '08:00' },
  show_details: false,
  next_at: null,
  last_sent_at: null,
  snoozed_until: null,
}

describe(ScheduleView.name, () => {
  it('makes its times reminders and leaves all others as they are', async () => {
    const { host, sentTo } = renderPart(<ScheduleView userId="u1" schedule={SCHEDULE} isCurrent />, {
      'GET /api/reminders/u1': () => json(REMINDERS),
      'PUT /api/reminders/u1': () => json(REMINDERS),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Set these reminders' }))
    await waitFor(() => expect(host.calls.notify).toMatchObject([{ tone: 'success' }]))
    expect(await sentTo('PUT /api/reminders/u1')[0]?.request.json()).toEqual({
      vitamins: { on: true, morning: '08:00', afternoon: null, evening: null },
      fluids: REMINDERS.fluids,
      weigh_in: REMINDERS.weigh_in,
      mood: REMINDERS.mood,
      quiet_hours: REMINDERS.quiet_hours,
      show_details: false,
    })
  })

  it('names the doses that no reminder was set for, and why', async () => {
    const item = SCHEDULE.slots[0]?.items[0]
    if (item === undefined) throw new Error('an item is needed')
    const late = (suggested_time: string, name: string) => ({
      time_taken: 'morning' as const,
      label: suggested_time,
      suggested_time,
      items: [{ ...item, name }],
    })
    const slots = [late('06:30', 'Levothyroxine'), ...SCHEDULE.slots, late('10:00', 'Calcium citrate')]
    renderPart(<ScheduleView userId="u1" schedule={{ ...SCHEDULE, slots }} isCurrent />, {
      'GET /api/reminders/u1': () => json(REMINDERS),
      'PUT /api/reminders/u1': () => json(REMINDERS),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Set these reminders' }))
    const banner = await screen.findByRole('status')
    expect(banner.textContent).toContain('Not every time could be set')
    expect(banner.textContent).toMatch(/6:30\sAM, Levothyroxine: this is in your quiet hours/)
    expect(banner.textContent).toMatch(/10:00\sAM, Calcium citrate: there is one vitamin reminder/)
  })

  it('says that nothing has changed when it could not be saved', async () => {
    const { host } = renderPart(<ScheduleView userId="u1" schedule={SCHEDULE} isCurrent />, {
      'GET /api/reminders/u1': () => new Error('offline'),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Set these reminders' }))
    await waitFor(() => expect(host.calls.notify).toMatchObject([{ tone: 'danger' }]))
  })
})
