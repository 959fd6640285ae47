import { Injectable, type OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyInstance } from 'fastify'
import { Metrics } from './metrics.js'

// Seconds. The budgets of the product lie between them: 50 ms for a read, 15 s for a photo.
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Requests by route template, never by the path that was asked for. */
@Injectable()
export class RequestFigures implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const durations = this.metrics.histogram(
      {
        name: 'http_request_duration_seconds',
        help: 'Time from the first byte of a request to the last of its answer, by route template.',
        labels: ['method', 'route', 'status'],
      },
      BUCKETS,
    )
    const server: FastifyInstance = this.host.httpAdapter.getInstance()
    server.addHook('onResponse', (request, reply, done) => {
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: String(reply.statusCode),
      }
      durations.observe(labels, reply.elapsedTime / 1000)
      done()
    })
  }
}
