import type { Page } from '@playwright/test'

/** What a person types. */
interface ProfileInput {
  name: string
  email: string
  age: string
  feet: string
  inches: string
  weight: string
  goal: string
}

const MARIA: ProfileInput = {
  name: 'Maria Lopez',
  email: 'maria@example.com',
  age: '42',
  feet: '5',
  inches: '4',
  weight: '210.5',
  goal: '150',
}

/** What is looked at on each step, filled in. */
type AtStep = (title: string) => Promise<void>
const PASS_BY: AtStep = () => Promise.resolve()

/** The profile tab. */
export class ProfileForm {
  constructor(private readonly page: Page) {}

  private async enter(person: ProfileInput, atStep: AtStep): Promise<void> {
    const type = (label: string, text: string) => this.page.getByLabel(label, { exact: true }).fill(text)
    await type('Name', person.name)
    await type('Email', person.email)
    await atStep('About you')
    await this.next('About your body')
    await type('Age', person.age)
    await type('Height, feet', person.feet)
    await type('Height, inches', person.inches)
    await type('Current weight', person.weight)
    await atStep('About your body')
    await this.next('Your surgery')
    await atStep('Your surgery')
    await this.next('Where you are headed')
    await type('Goal weight', person.goal)
    await atStep('Where you are headed')
  }

  private async next(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Next', exact: true }).click()
    await this.page.getByRole('heading', { name: title }).waitFor()
  }

  /** The usual person of the journeys, up to the last button. */
  fillMaria(atStep = PASS_BY): Promise<void> {
    return this.enter(MARIA, atStep)
  }

  /** The last button of the steps; the offer of a first sip follows. */
  submit(): Promise<void> {
    return this.page.getByRole('button', { name: 'Complete Setup' }).click()
  }

  /** On to Home without the first sip. */
  skipSip(): Promise<void> {
    return this.page.getByRole('button', { name: 'Not now, take me Home' }).click()
  }
}
