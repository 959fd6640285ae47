import { afterEach, describe, expect, it } from '@jest/globals'
import { onNoticeClick, showReminder } from './reminders'
import type { Notice, OpenPage } from './scope'

const PERSON = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'
const SENT = {
  title: 'Gastric Buddy',
  body: 'Time for your check',
  tag: 'reminder-1',
  user_id: PERSON,
  can_snooze: true,
  open: 'fluids',
}
const DATA = { userId: PERSON, open: 'fluids' }

const newScreen = (pages: OpenPage[] = []) => {
  const shown: { title: string; options: Notice }[] = []
  const opened: string[] = []
  return {
    shown,
    opened,
    registration: {
      showNotification: async (title: string, options: Notice) => void shown.push({ title, options }),
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => pages,
      openWindow: async (url: string) => void opened.push(url),
    },
  }
}

const original = globalThis.fetch
afterEach(() => {
  globalThis.fetch = original
})
/** A server that answers with a status; 0: there is no connection. */
const serve = (status: number) => {
  const asked: { url: string; body: unknown }[] = []
  globalThis.fetch = async (url, init) => {
    asked.push({ url: typeof url === 'string' ? url : '', body: init?.body })
    if (status === 0) throw new TypeError('offline')
    return new Response('{}', { status })
  }
  return asked
}

const click = (screen: ReturnType<typeof newScreen>, action: string, data: unknown = DATA) => {
  let closed = false
  const notification = { title: 'T', body: 'B', tag: 'G', data, close: () => void (closed = true) }
  return onNoticeClick(screen, { action, notification }).then(() => closed)
}

describe(showReminder.name, () => {
  it('shows what was sent, by its tag, with ways to put it off', async () => {
    const screen = newScreen()
    await showReminder(screen, JSON.stringify(SENT))
    expect(screen.shown).toMatchObject([
      {
        title: 'Gastric Buddy',
        options: {
          body: 'Time for your check',
          tag: 'reminder-1',
          data: DATA,
          actions: [{ action: '10_minutes' }, { action: '1_hour' }],
        },
      },
    ])
  })

  it('shows it in the language that it came in, also when it could not be put off', async () => {
    const screen = newScreen()
    const snooze = { '10_minutes': 'En 10 minutos', '1_hour': 'En 1 hora' }
    await showReminder(screen, JSON.stringify({ ...SENT, language: 'es', snooze }))
    const [first] = screen.shown
    serve(0)
    await click(screen, '10_minutes', first?.options.data)
    const options = {
      lang: 'es',
      actions: [
        { action: '10_minutes', title: 'En 10 minutos' },
        { action: '1_hour', title: 'En 1 hora' },
      ],
    }
    expect(screen.shown).toMatchObject([{ options }, { options }])
  })

  it.each([undefined, null, 7, { '1_hour': '' }])(
    'has English buttons where it says none: %j',
    async (snooze) => {
      const screen = newScreen()
      await showReminder(screen, JSON.stringify({ ...SENT, snooze }))
      expect(screen.shown).toMatchObject([
        { options: { actions: [{ title: 'In 10 minutes' }, { title: 'In 1 hour' }] } },
      ])
    },
  )

  it('offers nothing to put off with a test', async () => {
    const screen = newScreen()
    await showReminder(screen, JSON.stringify({ ...SENT, can_snooze: false }))
    expect(screen.shown).toMatchObject([{ options: { data: { userId: null, open: 'fluids' }, actions: [] } }])
  })

  it.each(['', 'no JSON', 'null', '7', '{"body":{}}'])('shows neutral words for %j', async (text) => {
    const screen = newScreen()
    await showReminder(screen, text)
    expect(screen.shown).toMatchObject([
      { title: 'Gastric Buddy', options: { body: 'Time for your check', actions: [] } },
    ])
  })
})

describe(onNoticeClick.name, () => {
  it('puts the reminder off', async () => {
    const asked = serve(200)
    const screen = newScreen()
    expect(await click(screen, '1_hour')).toBe(true)
    expect(asked).toEqual([{ url: `/api/reminders/${PERSON}/snooze`, body: '{"snooze":"1_hour"}' }])
    expect(screen.shown).toEqual([])
    expect(screen.opened).toEqual([])
  })

  it.each([0, 401, 503])('shows it again when that fails (%d)', async (status) => {
    serve(status)
    const screen = newScreen()
    await click(screen, '10_minutes')
    expect(screen.shown).toMatchObject([{ title: 'T', options: { body: 'B', tag: 'G', data: DATA } }])
  })

  it('brings the app to the front and tells it the tab, or opens it there', async () => {
    const heard: unknown[] = []
    const page = {
      focus: async () => void heard.push('focus'),
      postMessage: (said: unknown) => void heard.push(said),
    }
    await click(newScreen([page]), '')
    expect(heard).toEqual(['focus', { open: 'fluids' }])
    const screen = newScreen()
    await click(screen, '')
    expect(screen.opened).toEqual(['/?open=fluids'])
  })

  it.each([PERSON, null, { userId: PERSON, open: 'settings' }, { open: '//evil.test' }])(
    'opens the app where it was for a notification without a tab it knows: %j',
    async (data) => {
      const screen = newScreen()
      await click(screen, '', data)
      expect(screen.opened).toEqual(['/'])
      const heard: unknown[] = []
      const page = { focus: async () => undefined, postMessage: (said: unknown) => void heard.push(said) }
      await click(newScreen([page]), '', data)
      expect(heard).toEqual([])
    },
  )

  it('still puts off what an older version of the app showed', async () => {
    const asked = serve(200)
    await click(newScreen(), '1_hour', PERSON)
    expect(asked).toHaveLength(1)
  })
})
