import type { FastifyReply, FastifyRequest } from 'fastify'
import type { InspectedRemote } from '@gb/releases'
import type { BuiltPage } from '../built-page.js'
import {
  flagsIn,
  type FlagOverrides,
  overridesIn,
  policyWith,
  RefusedOverride,
  type Overrides,
} from './overrides.js'

/** What those who build remotes may do with a page. In production there is none of it. */
export interface Workshop {
  /** Origins that builds of remotes may come from, besides one's own machine. */
  origins: readonly string[]
  /** What of each remote is in force, where it is from and who answers for it. */
  remotes: () => Promise<InspectedRemote[]>
}

/** What stands in the page, as JSON in `data-workshop` of its root; the shell reads it there and nowhere else. */
interface Told extends Asked {
  remotes: InspectedRemote[]
}

/** What the address of a page asks for. */
interface Asked {
  overrides: Overrides
  flags: FlagOverrides
}

const INSPECT = 'inspect'

/**
 * Answers a page whose address asks for an override (`?remote.<name>=<address>`, `?flag.<name>.<flag>=on`) or the inspector
 * (`?inspect`); false when
 * it asks for neither, or when there is no workshop, and the ordinary page is to come. Nothing is remembered: the address
 * is the override, so it lives as long as the tab and ends with a reset of the address.
 * @param isSomebody the browser has a session
 */
export async function answerWorkshop(
  workshop: Workshop | null,
  built: BuiltPage,
  { request, reply, isSomebody }: { request: FastifyRequest; reply: FastifyReply; isSomebody: boolean },
): Promise<boolean> {
  if (workshop === null) return false
  const query = new URL(request.url, 'http://localhost').searchParams
  const asked = readAsked(query, workshop, reply)
  if (asked === null) return true
  const { overrides, flags } = asked
  if (Object.keys({ ...overrides, ...flags }).length === 0 && !query.has(INSPECT)) return false
  const page = pageWith(built.text, { ...asked, remotes: await workshop.remotes() }, isSomebody)
  void reply
    .headers({
      'Content-Security-Policy': policyWith(built.policy, overrides),
      'Cache-Control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page)
  return true
}

/** Null when one is refused; that is answered then. */
function readAsked(query: URLSearchParams, { origins }: Workshop, reply: FastifyReply): Asked | null {
  try {
    return { overrides: overridesIn(query, origins), flags: flagsIn(query) }
  } catch (error) {
    if (!(error instanceof RefusedOverride)) throw error
    void reply.code(400).type('text/plain; charset=utf-8').send(error.message)
    return null
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

function pageWith(text: string, told: Told, isSomebody: boolean): string {
  const value = JSON.stringify(told).replace(/[&"<]/g, (letter) => ENTITIES[letter] ?? letter)
  const here = isSomebody ? ' data-here' : ''
  return text.replace('<html', () => `<html${here} data-workshop="${value}"`)
}
