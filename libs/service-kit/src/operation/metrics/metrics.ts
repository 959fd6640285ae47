import { Injectable } from '@nestjs/common'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { processFigures, watchProcess } from '../../figures/process-figures.js'

/** A figure that is read when somebody asks: one number, or one per value of a label. */
export interface Figure {
  /** Prometheus name, like `outbox_waiting`. */
  name: string
  /** What it says, with its unit. */
  help: string
  /** The label that the read numbers differ in. Its values are few and of ours: never a person, never anybody's words. */
  label?: string
  /** Numbers by label value; under `''` without a label. */
  read: () => Promise<Record<string, number>>
}

/** A name, what it says, and the labels in which its numbers differ. */
interface Named<Label extends string> {
  name: string
  help: string
  labels: readonly Label[]
}

/** What this process tells Prometheus: figures of the process, and those that features add. Nothing personal. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry()
  private readonly reads = new Map<string, Figure['read'][]>()
  private readonly failures = new Counter({
    name: 'metrics_read_failures_total',
    help: 'Figures that could not be read when they were asked for.',
    labelNames: ['name'] as const,
    registers: [this.registry],
  })

  constructor() {
    watchProcess()
  }

  /** Adds a figure; call it once, at start. Features that add the same name with other labels' values share it. */
  add({ name, help, label, read }: Figure): void {
    const known = this.reads.get(name)
    if (known) return void known.push(read)
    const reads = [read]
    this.reads.set(name, reads)
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [this.registry],
      collect: async () => {
        gauge.reset()
        // A reset leaves 0 without a label, which would be told of what could not be read: of a backup without an age, say.
        if (label === undefined) gauge.remove()
        await Promise.all(reads.map((one) => this.readInto(gauge, name, label, one)))
      },
    })
  }

  /** A number that only rises while the process lives. */
  counter<Label extends string>({ name, help, labels }: Named<Label>): Counter<Label> {
    return new Counter({ name, help, labelNames: labels, registers: [this.registry] })
  }

  /** How many took how long. @param buckets in seconds */
  histogram<Label extends string>({ name, help, labels }: Named<Label>, buckets: number[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames: labels, buckets, registers: [this.registry] })
  }

  /** Everything in the text format of Prometheus. */
  async text(): Promise<string> {
    return [await processFigures.metrics(), await this.registry.metrics()].join('\n')
  }

  private async readInto(
    gauge: Gauge,
    name: string,
    label: string | undefined,
    read: Figure['read'],
  ): Promise<void> {
    try {
      for (const [value, figure] of Object.entries(await read()))
        gauge.set(label === undefined ? {} : { [label]: value }, figure)
    } catch {
      // One figure that cannot be read must not hide the others.
      this.failures.inc({ name })
    }
  }
}
