import { parseAst, type ESTree, type Plugin } from 'vite'

const REACT_DOM = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/

const NOTHING = ''
const NULL = 'return null'
const NO = 'return false'

/**
 * Functions that never run in this product, and what stands in the place of their code. Nobody hydrates: the page of the server is
 * a drawing, and React makes its own. No transition of views is ever begun (decision 124).
 */
const UNUSED: Readonly<Record<string, string>> = {
  // Each asks first whether something is being hydrated, or is called only where something is.
  canHydrateHydrationBoundary: NULL,
  canHydrateInstance: NULL,
  canHydrateTextInstance: NULL,
  clearHydrationBoundary: NOTHING,
  commitActivityHydrationCallbacks: NOTHING,
  commitSuspenseHydrationCallbacks: NOTHING,
  attemptExplicitHydrationTarget: NOTHING,
  createFiberFromDehydratedFragment: NULL,
  getNextHydratable: NULL,
  getNextHydratableInstanceAfterHydrationBoundary: NULL,
  getParentHydrationBoundary: NULL,
  hideOrUnhideDehydratedBoundary: NOTHING,
  mountHostRootWithoutHydrating: NULL,
  popHydrationState: NO,
  prepareToHydrateHostInstance: NOTHING,
  pushDehydratedActivitySuspenseHandler: NOTHING,
  queueHydrationError: NOTHING,
  retryActivityComponentWithoutHydrating: NULL,
  retryDehydratedSuspenseBoundary: NOTHING,
  retrySuspenseComponentWithoutHydrating: NULL,
  throwOnHydrationMismatch: NOTHING,
  updateDehydratedSuspenseComponent: NULL,
  upgradeHydrationErrorsToRecoverable: NULL,
  // Each does something for a fiber of a ViewTransition alone, and none is made: see `VIEW_TRANSITION`.
  applyViewTransitionToHostInstances: NO,
  commitAppearingPairViewTransitions: NOTHING,
  commitDeletedPairViewTransitions: NOTHING,
  commitEnterViewTransitions: NOTHING,
  commitExitViewTransitions: NOTHING,
  commitNestedViewTransitions: NOTHING,
  createViewTransitionInstance: NULL,
  flushAfterMutationEffects: NOTHING,
  measureNestedViewTransitions: NOTHING,
  measureViewTransitionHostInstancesRecursive: NO,
  reportViewTransitionError: NOTHING,
  restoreEnterOrExitViewTransitions: NOTHING,
  restoreNestedViewTransitions: NOTHING,
  restorePairedViewTransitions: NOTHING,
  restoreViewTransitionName: NOTHING,
  restoreViewTransitionOnHostInstances: NOTHING,
  scheduleViewTransitionEvent: NOTHING,
  startViewTransition: NULL,
  trackEnterViewTransitions: NOTHING,
}

/** What draws its children and nothing more, as React does for StrictMode. */
const VIEW_TRANSITION = `
  type = createFiberImplClass(8, pendingProps, key, mode);
  type.elementType = REACT_VIEW_TRANSITION_TYPE;
  type.lanes = lanes;
  return type;`

interface Change {
  start: number
  end: number
  by: string
}

/**
 * React DOM without hydration and without transitions of views. `<ViewTransition>` of a remote draws its children, at once.
 * @throws Error when it is not the React DOM that this was written for: whoever brings another one looks at it anew
 */
export function leanReact(code: string): string {
  const body = parseAst(code).body
  const changes = [...emptied(body), ...leftOut(body, code), drawnAtOnce(body)]
  let text = ''
  let at = 0
  for (const { start, end, by } of changes.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(at, start) + by
    at = end
  }
  return text + code.slice(at)
}

const functionsIn = (body: ESTree.Program['body']): Map<string, ESTree.Function> =>
  new Map(
    body.flatMap((one) =>
      one.type === 'FunctionDeclaration' && one.id ? [[one.id.name, one] as const] : [],
    ),
  )

function emptied(body: ESTree.Program['body']): Change[] {
  const functions = functionsIn(body)
  return Object.entries(UNUSED).map(([name, by]) => {
    const place = functions.get(name)?.body
    if (!place) throw new Error(`React DOM has no ${name}`)
    return { start: place.start, end: place.end, by: `{${by}}` }
  })
}

/** What React DOM gives or lays on a prototype when it is read, and nobody uses then. */
const UNUSED_MEMBERS = /^(?:exports\.hydrateRoot|ViewTransitionPseudoElement\.prototype\.\w+) = /

function leftOut(body: ESTree.Program['body'], code: string): Change[] {
  const changes = body.flatMap(({ type, start, end }) =>
    type === 'ExpressionStatement' && UNUSED_MEMBERS.test(code.slice(start, end))
      ? [{ start, end, by: '' }]
      : [],
  )
  if (changes.length !== MEMBERS) throw new Error(`React DOM lays ${changes.length} members, not ${MEMBERS}`)
  return changes
}
const MEMBERS = 4

/** The one place where a fiber of a ViewTransition is made. */
function drawnAtOnce(body: ESTree.Program['body']): Change {
  const makes = functionsIn(body).get('createFiberFromTypeAndProps')
  const cases = makes?.body ? switchesIn(makes.body).flatMap(({ cases: all }) => all) : []
  const made = cases.find(
    ({ test }) => test?.type === 'Identifier' && test.name === 'REACT_VIEW_TRANSITION_TYPE',
  )
  const [first] = made?.consequent ?? []
  const last = made?.consequent.at(-1)
  if (first === undefined || last === undefined)
    throw new Error('React DOM makes a ViewTransition in a form that is not known')
  return { start: first.start, end: last.end, by: VIEW_TRANSITION }
}

function switchesIn(node: unknown): ESTree.SwitchStatement[] {
  if (Array.isArray(node)) return node.flatMap(switchesIn)
  if (!isNode(node)) return []
  const inside = Object.values(node).flatMap(switchesIn)
  return isSwitch(node) ? [node, ...inside] : inside
}

const isNode = (value: unknown): value is { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value

const isSwitch = (node: { type: string }): node is ESTree.SwitchStatement => node.type === 'SwitchStatement'

/** See `leanReact`. A build that did not come by React DOM stops. */
export function leanReactPlugin(): Plugin {
  let isSeen = false
  return {
    name: 'gb-lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: REACT_DOM },
      handler(code) {
        isSeen = true
        return { code: leanReact(code), map: null }
      },
    },
    generateBundle() {
      if (!isSeen) throw new Error('React DOM is not where it was')
    },
  }
}
