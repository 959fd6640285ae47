import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { aSession, json, problem, renderFeature, type Scene } from '../../testing/render-feature'
import { CodeCard } from './code-card'
import { CodeNewsCard } from './code-news-card'
import { messages } from './messages/generated/code.en'

const GET = 'GET /api/get-recovery-code/u'
const draw = (scene: Scene = {}) => {
  const showCode = jest.fn()
  const drawn = renderFeature(<CodeCard userId="u" />, {
    session: { userId: 'u' },
    startup: { showCode },
    ...scene,
  })
  return { ...drawn, showCode }
}
const press = () => fireEvent.click(screen.getByRole('button', { name: messages.show }))

describe(CodeCard.name, () => {
  it('hides the code and asks for it when the person wants to see it', async () => {
    const { showCode, sent } = draw({
      answers: { [GET]: () => json({ user_id: 'u', recovery_code: '048151' }) },
    })
    expect(screen.getByText(messages.hidden)).toBeTruthy()
    expect(screen.queryByRole('button', { name: messages.copy })).toBeNull()
    expect(sent).toEqual([])
    press()
    await waitFor(() => expect(showCode).toHaveBeenCalledWith({ userId: 'u', code: '048151' }))
  })

  it('shows it openly where the person has just seen it', () => {
    draw({ recoveryCode: '048151' })
    expect(screen.getByText('048151')).toBeTruthy()
    expect(screen.getByRole('button', { name: messages.copy })).toBeTruthy()
    expect(screen.queryByRole('button', { name: messages.show })).toBeNull()
  })

  it('says nothing to who would rather not confirm, and names every other failure', async () => {
    const required = () => problem(403, 'fresh_confirmation_required', 'Please confirm.')
    const first = draw({ answers: { [GET]: required } })
    press()
    await waitFor(() => expect(first.sent).toHaveLength(1))
    expect(first.host.calls.notify).toEqual([])
    const often = 'Shown many times.'
    const second = draw({ answers: { [GET]: () => problem(429, 'too_many_requests', often) } })
    press()
    await waitFor(() => expect(second.host.calls.notify).toEqual([{ tone: 'danger', text: often }]))
    const third = draw({ answers: { [GET]: () => new Error('offline') } })
    press()
    await waitFor(() => expect(third.host.calls.notify).toEqual([{ tone: 'danger', text: messages.failed }]))
  })
})

describe(CodeNewsCard.name, () => {
  const news = (startup: Scene['startup']) => {
    const showCode = jest.fn()
    renderFeature(<CodeNewsCard />, { startup: { session: aSession(), showCode, ...startup } })
    return showCode
  }

  it.each(['first', 'replaced'] as const)('shows a code that is news (%s) until the person has it', (why) => {
    const showCode = news({ shownCode: '048151', codeNews: why })
    expect(screen.getByText(messages.news[why].title)).toBeTruthy()
    expect(screen.getByText('048151')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: messages.news.done }))
    expect(showCode).toHaveBeenCalledWith({ userId: aSession().user_id, code: '048151' })
  })

  it('is not there for a code that the person knows', () => {
    news({ shownCode: '048151' })
    expect(screen.queryByText('048151')).toBeNull()
  })
})
