import type { Recipient } from '@gb/service-kit'

/** Who brings reminders to a device. Each browser has its own, so it is known for no one but the device itself. */
export const PUSH_RECIPIENT: Recipient = {
  name: 'Push service of your browser',
  purpose: 'Bringing reminders to your device.',
  what: 'The address that your browser made for your device, and the reminder, locked so that only your device can read it. Only if you turn on reminders on a device.',
  where: 'The company behind your browser: Google, Mozilla, Microsoft or Apple.',
  howLong: 'A reminder waits there for minutes while your device is off. For the rest, as that company says.',
}
