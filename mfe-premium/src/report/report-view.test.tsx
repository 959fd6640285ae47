import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { deviceTimeZone } from '@gb/api-client'
import { type Language, localDay } from '@gb/domain'
import { Speaking } from '@gb/entries'
import { RemoteConfigProvider } from '@gb/mfe-contract'
import { fakeConfig } from '@gb/test-kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { json, problem, renderPart, type Answers } from '../shared/testing/render-part'
import manifest from '../../package.json'
import { messages } from './messages/generated/report.en'
import { messages as spanish } from './messages/generated/report.es'
import { reportCatalog } from './messages/generated/report'
import { ReportView } from './report-view'

const MAKE = 'POST /api/premium-progress-report/*'
const FILE = 'GET /api/generate-pdf-report/*'
const NAME = 'gastric-buddy-30-days-2026-11-20.pdf'
const ID = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'

const made = () =>
  json(
    {
      report_data: {
        report_id: ID,
        period: '30_days',
        from: '2026-10-22',
        to: '2026-11-20',
        file_name: NAME,
        summary: ['You logged 28 weights.'],
        notes_included: 0,
      },
    },
    201,
  )
const pdf = () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } })

let saved: string[] = []
const soon = { timeout: 8000 }

const draw = (answers: Answers = {}, display = {}) =>
  renderPart(<ReportView userId="u1" />, { [MAKE]: made, [FILE]: pdf, ...answers }, { display })

/** The screen in a language, where Spanish is tried. */
const drawIn = async (language: Language) => {
  await reportCatalog.load(language)
  const tried = fakeConfig(manifest, { flags: { spanish: true } })
  return renderPart(
    <RemoteConfigProvider config={tried}>
      <Speaking language={language}>
        <ReportView userId="u1" />
      </Speaking>
    </RemoteConfigProvider>,
    { [MAKE]: made, [FILE]: pdf },
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isReady = () => screen.findByRole('region', { name: messages.ready }, soon)

describe(ReportView.name, () => {
  const { click } = HTMLAnchorElement.prototype
  beforeEach(() => {
    saved = []
    URL.createObjectURL = () => 'blob:test'
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = function save() {
      saved.push(this.download)
    }
  })
  afterEach(() => {
    HTMLAnchorElement.prototype.click = click
    cleanup()
  })

  it('makes a report of the chosen period and paper, and saves its PDF a second later under its name', async () => {
    const { sentTo } = draw()
    fireEvent.click(screen.getByRole('radio', { name: '90 days' }))
    fireEvent.click(screen.getByRole('radio', { name: 'A4' }))
    press(messages.generate)
    press('Generating Report...')
    await screen.findByText('Step 2 of 3', {}, soon)
    const madeAt = Date.now()
    expect(sentTo(FILE)).toEqual([])
    await isReady()
    expect(Date.now() - madeAt).toBeGreaterThan(900)
    expect(await sentTo(MAKE)[0]?.request.json()).toEqual({
      period: '90_days',
      paper: 'a4',
      weight_unit: 'lbs',
      note_entry_ids: [],
    })
    expect(sentTo(MAKE)).toHaveLength(1)
    expect(saved).toEqual([NAME])
    expect(screen.getByText('You logged 28 weights.')).toBeTruthy()
  })

  it.each([
    ['es', null, 'es', NAME.replace('.pdf', '-es.pdf')],
    ['es', 'English', 'en', NAME],
    ['en', 'Español', 'es', NAME.replace('.pdf', '-es.pdf')],
  ] as const)(
    'says it in the language of the screen, %s, and makes its files in the one that is chosen: %s',
    async (here, choice, ofFiles, name) => {
      const { sentTo } = await drawIn(here)
      const words = here === 'es' ? spanish : messages
      if (choice !== null) fireEvent.click(screen.getByRole('radio', { name: choice }))
      press(words.generate)
      await screen.findByRole('region', { name: words.ready }, soon)
      press(words.files.clinic)
      await waitFor(() => expect(saved).toHaveLength(2))
      const languages = (path: string) =>
        sentTo(path).map(({ request }) => new URL(request.url).searchParams.get('lang'))
      expect([languages(MAKE), languages(FILE)]).toEqual([[here], [ofFiles, ofFiles]])
      expect(saved).toEqual([name, name.replace('2026-11-20', '2026-11-20-clinic')])
    },
  )

  it('offers no other language where none is tried', () => {
    draw()
    expect(screen.queryByRole('radio', { name: 'Español' })).toBeNull()
  })

  it('sends the notes that were chosen, and none of another period', async () => {
    const entry = { entry_id: 'w1', date: localDay(new Date(), deviceTimeZone()), notes: 'Felt strong' }
    const { sentTo } = draw({
      'GET /api/weight-history/*': () =>
        json({
          entries: [
            entry,
            { ...entry, entry_id: 'w2', notes: '' },
            { ...entry, entry_id: 'w3', date: '2020-01-01' },
          ],
        }),
      'GET /api/vitamin-history/*': () => json({ entries: [] }),
      'GET /api/mood-history/*': () => json({ entries: [] }),
    })
    press('Add your own notes')
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Weight/ }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    press('1 note added')
    press(messages.generate)
    await isReady()
    expect(await sentTo(MAKE)[0]?.request.json()).toMatchObject({ note_entry_ids: ['w1'] })
  })

  it.each([
    [
      'a refusal',
      () => problem(500, 'internal', 'broken'),
      'Failed to generate progress report. Please try again.',
    ],
    ['a broken connection', () => new Error('offline'), 'Connection error. Please try again.'],
  ])('says what %s means, and keeps what was chosen', async (_, answer, sentence) => {
    draw({ [MAKE]: answer })
    fireEvent.click(screen.getByRole('radio', { name: '6 months' }))
    press(messages.generate)
    await screen.findByText(sentence, {}, soon)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '6 months' }).checked).toBe(true)
    expect(saved).toEqual([])
  })

  it.each([
    [
      'a refusal',
      () => problem(404, 'not_found', 'gone'),
      'PDF generated but download failed. Please contact support.',
    ],
    [
      'a broken connection',
      () => new Error('offline'),
      'PDF generated but download failed. Please try again.',
    ],
  ])(
    'says what %s of the download means, and tries it again without a second report',
    async (_, answer, sentence) => {
      let isBroken = true
      const { sentTo } = draw({ [FILE]: () => (isBroken ? answer() : pdf()) })
      press(messages.generate)
      await screen.findByText(sentence, {}, soon)
      isBroken = false
      press(messages.retry)
      await isReady()
      expect(sentTo(MAKE)).toHaveLength(1)
      expect(saved).toEqual([NAME])
    },
  )

  it('has the page for the clinic and the data for its system', async () => {
    const { sentTo } = draw()
    press(messages.generate)
    await isReady()
    press(messages.files.clinic)
    await waitFor(() => expect(saved).toContain('gastric-buddy-30-days-2026-11-20-clinic.pdf'))
    press(messages.files.fhir)
    await waitFor(() => expect(saved).toContain('gastric-buddy-30-days-2026-11-20.fhir.json'))
    expect(sentTo(FILE).map(({ request }) => new URL(request.url).search)).toEqual([
      '?format=pdf&version=full&lang=en',
      '?format=pdf&version=clinic&lang=en',
      '?format=fhir&lang=en',
    ])
  })

  it('hands the file to the share sheet of the installed app', async () => {
    const shared: unknown[] = []
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: { files: File[] }) => Promise.resolve(void shared.push(data.files[0]?.name)),
    })
    draw({}, { installed: true })
    press(messages.generate)
    await isReady()
    press(messages.share)
    await waitFor(() => expect(shared).toEqual([NAME]))
  })
})
