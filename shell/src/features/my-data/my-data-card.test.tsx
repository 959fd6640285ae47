import { describe, expect, it, jest } from '@jest/globals'
import { CLINIC_PROBLEMS } from '@gb/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StartupState } from '../../host/startup-state'
import { aProfile, json, problem, renderFeature, type Scene } from '../testing/render-feature'
import { messages } from './messages/generated/my-data.en'
import { MyDataCard } from './my-data-card'

const USER = aProfile().user_id
const DELETE = `DELETE /api/profile/${USER}`
const NOTHING = { imported: 0, already_there: 0, refused: 0, asked: 0 }
const RESULT = {
  logs: {
    weight: { imported: 2, already_there: 1, refused: 1, asked: 0 },
    vitamins: NOTHING,
    fluids: NOTHING,
    mood: NOTHING,
    milestones: NOTHING,
    recovery: NOTHING,
    food: NOTHING,
  },
  profile_imported: false,
  clinic_plan_imported: false,
  refused: [{ log: 'weight', row: 4, message: 'weight_lbs must be a number from 80 to 600.' }],
  hints: [],
}

const draw = (scene: Scene = {}) =>
  renderFeature(<MyDataCard userId={USER} />, {
    session: { userId: USER },
    recoveryCode: '048151',
    ...scene,
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const deletion = async (word: string) => {
  await press(messages.remove.open)
  const window = await screen.findByRole('alertdialog')
  if (word !== '') await userEvent.type(within(window).getByRole('textbox'), word)
  await userEvent.click(within(window).getByRole('button', { name: messages.remove.confirm }))
}
const choose = (text: string, name = 'mine.json') =>
  userEvent.upload(screen.getByLabelText(messages.import.choose), new File([text], name), {
    applyAccept: false,
  })

describe('deleting', () => {
  it.each(['', 'yes', '048152'])('needs the word or the code; "%s" deletes nothing', async (word) => {
    const { sent } = draw()
    await deletion(word)
    expect(screen.getByText(messages.remove.typeError)).toBeTruthy()
    expect(sent).toEqual([])
  })

  it.each(['delete', '048151'])(
    'takes "%s", forgets the person here and keeps the way back',
    async (word) => {
      const signOut = jest.fn<StartupState['signOut']>(() => Promise.resolve('done'))
      const keepFarewell = jest.fn()
      const eraseAt = '2026-11-23T08:30:00.000Z'
      draw({
        startup: { signOut, keepFarewell },
        answers: {
          [DELETE]: () => json({ user_id: USER, deletion_requested_at: eraseAt, erase_at: eraseAt }),
        },
      })
      await deletion(word)
      await waitFor(() =>
        expect(keepFarewell).toHaveBeenCalledWith({ userId: USER, eraseAt, recoveryCode: '048151' }),
      )
      expect(signOut).toHaveBeenCalledWith('ended')
    },
  )

  it('says that nothing happened when the server could not be reached', async () => {
    const signOut = jest.fn<StartupState['signOut']>(() => Promise.resolve('done'))
    draw({ startup: { signOut }, answers: { [DELETE]: () => new Error('down') } })
    await deletion('DELETE')
    expect(await screen.findByText(messages.failed)).toBeTruthy()
    expect(signOut).not.toHaveBeenCalled()
  })
})

describe('importing', () => {
  it('says in words what became of each row', async () => {
    const { sent } = draw({ answers: { 'POST /api/import': () => json(RESULT) } })
    await choose('{"format":"gastric-buddy-export"}')
    await press(messages.import.start)
    // A line of facts is drawn in parts that stay whole.
    expect((await screen.findByText(/^2 added/)).closest('p, div')?.textContent).toContain(
      '2 added · 1 here already · 1 not added',
    )
    expect(screen.getByText('Weight, row 4: weight_lbs must be a number from 80 to 600.')).toBeTruthy()
    expect(await sent[0]?.request.json()).toEqual({
      user_id: USER,
      export: { format: 'gastric-buddy-export' },
      include_profile: false,
    })
  })

  it.each([
    [{ clinic_plan_imported: true }, messages.import.doneTitle, messages.import.planTaken],
    [
      { refused: [{ log: 'clinic_plan', row: 1, message: CLINIC_PROBLEMS.protein }] },
      messages.import.refusedTitle,
      `${messages.import.planRow}: ${CLINIC_PROBLEMS.protein}`,
    ],
  ])('says what became of the plan of a clinic: %j', async (part, title, sentence) => {
    const logs = { ...RESULT.logs, weight: NOTHING }
    const answer = { ...RESULT, logs, refused: [], ...part }
    draw({ answers: { 'POST /api/import': () => json(answer) } })
    await choose('{"format":"gastric-buddy-export"}')
    await press(messages.import.start)
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('asks about what was added and looks like a slip', async () => {
    const text = '500 mg is far more than usual: did you mean mcg? That is 0.5 mg.'
    const hint = { log: 'vitamins', row: 7, code: 'dose_slip', text, source: 'ASMBS', proposed: 0.5 }
    const logs = { ...RESULT.logs, vitamins: { ...NOTHING, imported: 1, asked: 1 } }
    draw({ answers: { 'POST /api/import': () => json({ ...RESULT, logs, hints: [hint] }) } })
    await choose('{"format":"gastric-buddy-export"}')
    await press(messages.import.start)
    expect(await screen.findByText(messages.import.whichAsked({ number: 1 }))).toBeTruthy()
    expect(screen.getByText(`Vitamins, row 7: ${text}`)).toBeTruthy()
  })

  it('sends nothing of a file that is not ours', async () => {
    const { sent } = draw()
    await choose('hello', 'hello.txt')
    expect(await screen.findByText(messages.import.notOurs)).toBeTruthy()
    expect(sent).toEqual([])
  })

  it.each([
    ['another version', 400, 'invalid_input'],
    ['too many entries', 413, 'too_large'],
    ['one that runs already', 429, 'too_many_requests'],
    ['others who import', 503, 'try_again_later'],
  ] as const)('tells the reason of the server for %s', async (reason, status, code) => {
    draw({ answers: { 'POST /api/import': () => problem(status, code, reason) } })
    await choose('{}')
    await press(messages.import.start)
    expect(await screen.findByText(reason)).toBeTruthy()
  })

  it('says that it may take long, and when it never heard the end of it, that to send it again is safe', async () => {
    let breakOff = () => {}
    const broken = new Promise<Error>((done) => (breakOff = () => done(new Error('down'))))
    draw({ answers: { 'POST /api/import': () => broken } })
    await choose('{}')
    await press(messages.import.start)
    expect((await screen.findByText(messages.import.wait)).closest('[role=status]')).toBeTruthy()
    breakOff()
    expect(await screen.findByText(messages.import.broken)).toBeTruthy()
    expect(screen.queryByText(messages.import.wait)).toBeNull()
  })
})
