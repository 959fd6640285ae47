import { Injectable } from '@nestjs/common'

/** Push services of the browsers: Chrome and its kin, Firefox, Edge, Safari. A leading dot: every host below. */
const HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
]

const isKnown = (host: string): boolean =>
  HOSTS.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known))

/**
 * Where reminders may be sent. The address comes from the device, so without this list anybody could have the server
 * call whatever they like, also inside its own network.
 */
@Injectable()
export class PushServices {
  /** Whether an address is one of a push service, over TLS and on its usual port. */
  allows(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, port, username, password } = new URL(endpoint)
    return protocol === 'https:' && port === '' && username === '' && password === '' && isKnown(hostname)
  }
}
