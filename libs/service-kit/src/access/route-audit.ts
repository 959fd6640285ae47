import { Injectable, type OnModuleInit } from '@nestjs/common'
import { ModulesContainer } from '@nestjs/core'
import { collectRoutes } from './route-rules.js'

/** Walks all routes at boot. One without an access mark stops the start: default deny must not depend on memory. */
@Injectable()
export class RouteAudit implements OnModuleInit {
  constructor(private readonly modules: ModulesContainer) {}

  onModuleInit(): void {
    const unmarked = collectRoutes(this.modules).filter((route) => route.access === null)
    if (unmarked.length === 0) return
    const names = unmarked.map(({ method, path }) => `${method} ${path}`).join(', ')
    throw new Error(`routes without an access mark: ${names}`)
  }
}
