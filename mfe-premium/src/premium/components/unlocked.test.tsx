import { deferred } from '@gb/mfe-contract'
import { ChartIcon, OpenModalsProvider, Text } from '@gb/ui'
import { afterEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { billing } from '../../shared/testing/billing'
import { renderPart } from '../../shared/testing/render-part'
import { messages } from '../messages/generated/premium.en'
import { openSection } from '../../shared/open-section'
import type { Section, SectionProps } from '../../shared/section'
import { Unlocked } from './unlocked'

const STATUS = { isActive: true, packageId: null, renewsAt: null, endsThen: false }
const View = ({ userId }: SectionProps) => <Text>{`Numbers of ${userId}`}</Text>

const sectionWith = (download: () => Promise<typeof View>): Section => ({
  id: 'analytics',
  group: 'numbers',
  icon: ChartIcon,
  hue: 'weight',
  view: deferred(download),
})

const draw = (section = sectionWith(() => Promise.resolve(View))) => {
  const open: (() => void)[] = []
  const register = (close: () => void) => {
    open.push(close)
    return () => void open.splice(open.indexOf(close), 1)
  }
  renderPart(
    <OpenModalsProvider register={register}>
      <Unlocked status={STATUS} userId="u1" sections={[section]} />
    </OpenModalsProvider>,
    billing(),
  )
  return { back: () => act(() => open.at(-1)?.()) }
}

const row = () => screen.getByRole('button', { name: /^Analytics/ })
const h1 = () => screen.getByRole('heading', { level: 1 })

describe(Unlocked.name, () => {
  afterEach(() => {
    act(() => openSection(null))
    cleanup()
  })

  it('opens a section by its button, in place of the list', async () => {
    draw()
    fireEvent.click(row())
    await screen.findByText('Numbers of u1')
    expect(h1().textContent).toBe('Analytics')
    expect(document.activeElement).toBe(h1())
    expect(screen.queryByRole('button', { name: /^Analytics/ })).toBeNull()
  })

  it('comes back to the row that was pressed, by its button and by Back', async () => {
    const { back } = draw()
    for (const close of [() => fireEvent.click(screen.getByRole('button', { name: messages.back })), back]) {
      row().focus()
      fireEvent.click(row())
      await screen.findByText('Numbers of u1')
      close()
      expect(document.activeElement).toBe(row())
      expect(h1().textContent).toBe(messages.title)
    }
  })

  it('can be open before the tab is shown', async () => {
    openSection('analytics')
    draw()
    await screen.findByText('Numbers of u1')
  })

  it('says when a section could not be downloaded, and tries again', async () => {
    let tries = 0
    draw(sectionWith(() => (tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(View))))
    fireEvent.click(row())
    await screen.findByText('Connection error. Please try again.')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.getByText('Numbers of u1')).toBeTruthy())
  })
})
