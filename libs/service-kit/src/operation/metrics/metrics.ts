import { Injectable, type OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

// Seconds. The budgets of the product lie between them: 50 ms for a read, 15 s for a photo.
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** A figure that is read when somebody asks: one number, or one per value of a label. */
export interface Figure {
  /** Prometheus name, like `outbox_waiting`. */
  name: string
  /** What it says, with its unit. */
  help: string
  /** The label that the read numbers differ in. */
  label?: string
  /** Numbers by label value; under `''` without a label. */
  read: () => Promise<Record<string, number>>
}

/** What this process tells Prometheus: requests by route template, and figures that features add. Nothing personal. */
@Injectable()
export class Metrics implements OnModuleInit {
  private readonly registry = new Registry()
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by route template.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  })
  private readonly failures = new Counter({
    name: 'metrics_read_failures_total',
    help: 'Figures that could not be read when they were asked for.',
    labelNames: ['name'] as const,
    registers: [this.registry],
  })

  constructor(private readonly host: HttpAdapterHost) {
    const memory: Gauge = new Gauge({
      name: 'process_resident_memory_bytes',
      help: 'Resident memory of this process.',
      registers: [this.registry],
      collect: () => memory.set(process.memoryUsage.rss()),
    })
  }

  onModuleInit(): void {
    const server: FastifyInstance = this.host.httpAdapter.getInstance()
    server.addHook('onResponse', (request, reply, done) => {
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: String(reply.statusCode),
      }
      this.durations.observe(labels, reply.elapsedTime / 1000)
      done()
    })
  }

  /** Adds a figure; call it once, at start. */
  add({ name, help, label, read }: Figure): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [this.registry],
      collect: async () => {
        gauge.reset()
        try {
          for (const [value, figure] of Object.entries(await read()))
            gauge.set(label === undefined ? {} : { [label]: value }, figure)
        } catch {
          // One figure that cannot be read must not hide the others.
          this.failures.inc({ name })
        }
      },
    })
  }

  /** Everything in the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics()
  }
}
