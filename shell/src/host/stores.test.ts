import { describe, expect, it, jest } from '@jest/globals'
import { createNotices } from './notices'
import { createQuestions } from './questions'

describe(createNotices.name, () => {
  it('keeps at most three, the newest last', () => {
    const notices = createNotices()
    for (const text of ['one', 'two', 'three', 'four']) notices.notify({ tone: 'info', text })
    expect(notices.get().map((notice) => notice.text)).toEqual(['two', 'three', 'four'])
  })

  it('keeps a failure that nobody has read while others come and go', () => {
    const notices = createNotices()
    notices.notify({ tone: 'danger', text: 'failed' })
    for (const text of ['one', 'two', 'three']) notices.notify({ tone: 'success', text })
    expect(notices.get().map((notice) => notice.text)).toEqual(['failed', 'two', 'three'])
  })

  it('shows the same words once', () => {
    const notices = createNotices()
    notices.notify({ tone: 'danger', text: 'again' })
    notices.notify({ tone: 'danger', text: 'again' })
    expect(notices.get()).toHaveLength(1)
  })

  it('keeps each Undo, since each undoes something else', () => {
    const notices = createNotices()
    const action = { label: 'Undo', onAction: jest.fn() }
    notices.notify({ tone: 'info', text: 'Deleted', action })
    notices.notify({ tone: 'info', text: 'Deleted', action })
    expect(notices.get()).toHaveLength(2)
  })

  it('takes one away', () => {
    const notices = createNotices()
    notices.notify({ tone: 'info', text: 'one' })
    const [shown] = notices.get()
    notices.dismiss(shown?.id ?? -1)
    expect(notices.get()).toEqual([])
  })
})

describe(createQuestions.name, () => {
  const question = { title: 'Sure?', text: '', confirmLabel: 'Yes' }

  it('answers with what the person chose, and takes the question away', async () => {
    const questions = createQuestions()
    const answer = questions.confirm(question)
    questions.get()?.answer(true)
    await expect(answer).resolves.toBe(true)
    expect(questions.get()).toBeNull()
  })

  it('answers a question with no when another takes its place', async () => {
    const questions = createQuestions()
    const first = questions.confirm(question)
    const second = questions.confirm({ ...question, title: 'And this?' })
    await expect(first).resolves.toBe(false)
    expect(questions.get()?.title).toBe('And this?')
    questions.get()?.answer(true)
    await expect(second).resolves.toBe(true)
  })
})
