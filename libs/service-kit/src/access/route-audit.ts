import { Injectable, type OnModuleInit } from '@nestjs/common'
import { ModulesContainer } from '@nestjs/core'
import { collectRoutes, type RouteRule } from './route-rules.js'

const SIGNED_IN = new Set(['session', 'owner', 'premium'])

/** Walks all routes at boot. One without an access mark, or whose fresh confirmation nobody would check, stops the start: default deny must not depend on memory. */
@Injectable()
export class RouteAudit implements OnModuleInit {
  constructor(private readonly modules: ModulesContainer) {}

  onModuleInit(): void {
    const routes = collectRoutes(this.modules)
    refuse(
      'routes without an access mark',
      routes.filter(({ access }) => access === null),
    )
    refuse('routes that ask nobody for a fresh confirmation', routes.filter(asksNobody))
    refuse(
      'routes that a personal token opens although they are of no signed-in person, or ask for a confirmation',
      routes.filter(
        ({ access, byToken, fresh }) =>
          byToken && (fresh !== undefined || !SIGNED_IN.has(access?.kind ?? '')),
      ),
    )
    refuse(
      'routes for helpers that do not name the person, or ask for a confirmation',
      routes.filter(
        ({ access, helper, fresh }) => helper !== 'none' && (fresh !== undefined || access?.kind !== 'owner'),
      ),
    )
  }
}

/** Whether the guard would skip the confirmation, because the mark of the route lets in who has no session. */
const asksNobody = ({ access, fresh }: RouteRule): boolean =>
  fresh !== undefined && fresh.when === undefined && !SIGNED_IN.has(access?.kind ?? '')

const refuse = (what: string, routes: RouteRule[]): void => {
  if (routes.length === 0) return
  throw new Error(`${what}: ${routes.map(({ method, path }) => `${method} ${path}`).join(', ')}`)
}
