import { createHash } from 'node:crypto'
import type { EcosystemDto } from '@gb/releases'
import { escapeHtml } from '@gb/service-kit'
import { ECOSYSTEM_MESSAGES as SAY } from './messages.js'

type Remote = EcosystemDto['remotes'][number]
type Version = Remote['versions'][number]

// One column on a phone, where each row of a table stands as lines with their names; cards beside each other where there is room.
const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1rem; }
header, main { max-width: 76rem; margin: 0 auto; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
a { color: inherit; }
nav a, dd a { display: inline-flex; align-items: center; min-height: 2.75rem; }
main { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(32rem, 100%), 1fr)); align-items: start; }
section { padding: 0 1rem 1rem; border: 1px solid GrayText; border-radius: .75rem; min-width: 0; }
h2 { overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .375rem .75rem .375rem 0; text-align: start; vertical-align: top; border-top: 1px solid GrayText; }
th[scope=row] { overflow-wrap: anywhere; }
td { font-variant-numeric: tabular-nums; }
@media (max-width: 34rem) {
  dl { display: block; }
  dd { margin-bottom: .5rem; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody { display: block; }
  tr { display: block; padding: .375rem 0; border-top: 1px solid GrayText; }
  th[scope=row], td { display: flex; justify-content: space-between; gap: 1rem; padding: .125rem 0; border: 0; }
  td::before { content: attr(data-name); }
}
`

/** Content policy of the page: its own style, no script, nothing from anywhere. */
export const ECOSYSTEM_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(STYLE)
  .digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const fact = (name: string, html: string): string => `<dt>${name}</dt><dd>${html}</dd>`

const inForce = ({ version, source }: Remote): string =>
  version === null ? SAY.nothingGood : `${escapeHtml(version)}, ${SAY.source[source]}`

const canary = ({ canary_version: version, canary_share: share, canary_paused: paused }: Remote): string => {
  if (version === null) return ''
  const text = SAY.canaryText(version, share ?? 0)
  return fact(SAY.canary, escapeHtml(paused === null ? text : `${text}, ${SAY.paused(paused)}`))
}

/** A runbook may be an address or a path in the team's repository. */
const runbook = (where: string): string =>
  /^https?:\/\//.test(where)
    ? `<a href="${escapeHtml(where)}" rel="noreferrer">${escapeHtml(where)}</a>`
    : escapeHtml(where)

const facts = (remote: Remote): string =>
  [
    fact(SAY.inForce, inForce(remote)),
    remote.killed_notice === null ? '' : fact(SAY.killed, escapeHtml(remote.killed_notice)),
    remote.problem === null ? '' : fact(SAY.problem, escapeHtml(remote.problem)),
    canary(remote),
    remote.pinned ? fact(SAY.pinned, SAY.pinnedText) : '',
    fact(
      SAY.owner,
      remote.team === null ? SAY.nobody : escapeHtml([remote.team, remote.contact ?? ''].join(', ')),
    ),
    remote.runbook === null ? '' : fact(SAY.runbook, runbook(remote.runbook)),
    remote.changed_by === null || remote.changed_at === null
      ? ''
      : fact(SAY.changed, escapeHtml(SAY.by(remote.changed_by, remote.changed_at))),
  ].join('')

const cell = (name: string, text: string): string =>
  `<td role="cell" data-name="${name}">${escapeHtml(text)}</td>`

const row = (one: Version): string =>
  `<tr role="row"><th role="rowheader" scope="row">${escapeHtml(one.version)}</th>${[
    cell(SAY.columns.given, SAY.given[one.given_to]),
    cell(SAY.columns.loads, SAY.number(one.loads)),
    cell(SAY.columns.rate, SAY.rate(one.loads, one.failures)),
    cell(SAY.columns.p75, SAY.p75(one.p75_ms)),
  ].join('')}</tr>`

// A browser forgets what a table is when its rows stand as blocks; the roles say it again.
const table = ({ remote, versions }: Remote): string => {
  if (versions.length === 0) return `<p>${SAY.untold}</p>`
  const head = Object.values(SAY.columns).map((name) => `<th role="columnheader" scope="col">${name}</th>`)
  return `<table role="table" aria-label="${escapeHtml(remote)}">
<thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead>
<tbody role="rowgroup">${versions.map(row).join('\n')}</tbody></table>`
}

const section = (remote: Remote): string => `<section aria-label="${escapeHtml(remote.remote)}">
<h2>${escapeHtml(remote.remote)}</h2>
<dl>${facts(remote)}</dl>
${table(remote)}
</section>`

/** All remotes as a document. */
export const drawEcosystem = ({ remotes }: EcosystemDto): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${SAY.title} - Gastric Buddy</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${SAY.title}</h1>
<p>${SAY.intro}</p>
<nav aria-label="Pages"><a href="/api/operator/ecosystem">${SAY.again}</a><a href="/api/operator/docs">${SAY.console}</a></nav>
</header>
<main>
${remotes.length === 0 ? `<p>${SAY.none}</p>` : remotes.map(section).join('\n')}
</main>
</body>
</html>
`
