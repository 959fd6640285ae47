import type { Wish } from '../shared/file-sets'
import { answerTo, type Build } from './answer'
import { drawingsOf, keepDrawings } from './drawings'
import { renewPush, spokenIn } from './push-renewal'
import { onNoticeClick, showReminder } from './reminders'
import { keepRemotes } from './remote-files'
import type { WorkerScope } from './scope'
import { keepShell, refreshPage } from './shell-files'
import { tidy } from './tidy'

declare const self: WorkerScope
/** Written in by the build: its id and the files of the shell. */
declare const __GB_BUILD__: Build

const build = __GB_BUILD__

// A new version waits until no page runs the old one, or until a person asks for it.
self.addEventListener('install', (event) => event.waitUntil(keepShell(build.id, build.files)))

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, self.location.origin, build)
  if (answer !== null) event.respondWith(answer)
})

self.addEventListener('message', (event) => {
  const wish = WISHES.find((known) => known === event.data)
  if (wish === 'take-over') event.waitUntil(self.skipWaiting())
  if (wish === 'keep-current') event.waitUntil(keepCurrent())
  const drawings = drawingsOf(event.data)
  if (drawings !== null) event.waitUntil(keepDrawings(drawings))
  const language = spokenIn(event.data)
  if (language !== null) event.waitUntil(renewPush(self, language))
})

self.addEventListener('push', (event) => event.waitUntil(showReminder(self, event.data?.text() ?? '')))

self.addEventListener('notificationclick', (event) => event.waitUntil(onNoticeClick(self, event)))

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(self)))

const WISHES: Wish[] = ['take-over', 'keep-current']

async function keepCurrent(): Promise<void> {
  await Promise.allSettled([refreshPage(build.id, build.files), keepRemotes(build.offer)])
  const { waiting, installing } = self.registration
  await tidy(build.id, waiting !== null || installing !== null)
  await renewPush(self)
}
