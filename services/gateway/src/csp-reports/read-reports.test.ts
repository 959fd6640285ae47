import { describe, expect, it } from '@jest/globals'
import { readCspReports } from './read-reports.js'

const OWN = 'https://app.example.com'
const ID = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'

const old = (report: object) => ({ 'csp-report': report })
const modern = (...bodies: object[]) =>
  bodies.map((body) => ({ type: 'csp-violation', age: 1, url: OWN, body }))

describe(readCspReports.name, () => {
  it('reads both forms', () => {
    const kept = [{ directive: 'script-src-elem', blocked: 'inline', page: '/' }]
    const words = {
      'document-uri': `${OWN}/?restore=123456`,
      'blocked-uri': 'inline',
      'violated-directive': 'script-src-elem',
    }
    expect(readCspReports(old(words), OWN)).toEqual(kept)
    const body = { documentURL: `${OWN}/#x`, blockedURL: 'inline', effectiveDirective: 'script-src-elem' }
    expect(readCspReports(modern(body), OWN)).toEqual(kept)
  })

  it('keeps nothing that says who was where, or what stood there', () => {
    const canary = `maria-${ID}-123456`
    const report = {
      effectiveDirective: `script-src ${canary}`,
      blockedURL: `https://user:${canary}@evil.example/${canary}?code=${canary}`,
      documentURL: `${OWN}/remotes/${canary}/${ID}?user_id=${canary}`,
      referrer: canary,
      originalPolicy: canary,
      sample: canary,
      sourceFile: canary,
    }
    const kept = readCspReports(modern(report), OWN)
    expect(kept).toEqual([{ directive: 'script-src', blocked: 'https://evil.example', page: '/remotes/…' }])
    expect(JSON.stringify(kept)).not.toContain('maria')
  })

  it.each([
    ['chrome-extension://abcdefgh/x.js', 'extension'],
    ['moz-extension', 'other'],
    ['moz-extension://abc/x.js', 'extension'],
    ['data:text/html,secret', 'data'],
    ['blob:https://app.example.com/1', 'blob'],
    ['trusted-types-sink', 'trusted-types'],
    [`${OWN}/secret`, 'self'],
    ['wss://evil.example/secret', 'wss://evil.example'],
    [`https://${'a.'.repeat(100)}example`, 'other'],
    ['my own words', 'other'],
    ['', 'other'],
  ])('takes %s for %s', (blockedURL, blocked) => {
    expect(readCspReports(modern({ blockedURL }), OWN)).toMatchObject([{ blocked, directive: 'other' }])
  })

  it.each([
    [`${OWN}/`, '/'],
    [`${OWN}/maria/weight`, '/…'],
    [`${OWN}/api/export/${ID}`, '/api/…'],
    ['https://elsewhere.example/', 'elsewhere'],
    ['about:srcdoc', 'elsewhere'],
    ['words', 'other'],
  ])('takes the page %s for %s', (documentURL, page) => {
    expect(readCspReports(modern({ documentURL }), OWN)).toMatchObject([{ page }])
  })

  it('keeps twenty of a list, those of its kind', () => {
    expect(readCspReports(modern(...Array.from({ length: 50 }, () => ({}))), OWN)).toHaveLength(20)
    expect(readCspReports([{ type: 'deprecation', body: {} }, null, 7, {}], OWN)).toEqual([])
  })

  it.each([undefined, null, 7, 'x', {}, [], { 'csp-report': null }, { 'csp-report': [] }, [[]]])(
    'finds nothing in %j',
    (value) => {
      expect(readCspReports(value, OWN)).toEqual([])
    },
  )
})
