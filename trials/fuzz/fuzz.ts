import { Agent } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { allDeskEndpoints } from '../../src/contract/desk/index.ts'
import { allEndpoints } from '../../src/contract/shop/index.ts'
import type { TrialPeople } from '../people.ts'
import { Random } from '../random.ts'
import { type FuzzOperation, operationsOf } from './operations.ts'
import { type FuzzRequest, Requests } from './requests.ts'
import { type FuzzAnswer, send } from './send.ts'

type FuzzProblem = 'status' | 'no answer' | 'outside the contract' | 'slow'
type FuzzFinding = { kind: FuzzProblem; problem: string; request: string; answer: string }
export type FuzzReport = {
  requests: number
  seconds: number
  statuses: Map<number, number>
  operations: number
  /** Operations that have answered 200 at least once. */
  succeeded: number
  slowestMs: number
  slowest: string
  problems: Record<FuzzProblem, number>
  /** The first ones of each kind. */
  findings: FuzzFinding[]
}

type FuzzOptions = {
  /** Of the processes of one shop: requests go to each in turn. */
  origins: readonly [string, ...string[]]
  seed: number
  count: number
  /** At the same time. */
  clients: number
  /** Their sessions may have been ended by a request. */
  meet: () => Promise<TrialPeople>
  /** As soon as it is found. */
  onFinding?: (finding: FuzzFinding) => void
  onProgress?: (done: number, report: FuzzReport) => Promise<void> | void
  /** Longer answers are findings. */
  hangMs?: number
  /** Ends before the last request. */
  signal?: AbortSignal
}

const MEET_EVERY = 50
const HANG_MS = 2_000
/** How many times longer a client waits for an answer at all. */
const PATIENCE = 5
/** Of each kind: thousands of slow answers must not hide a failure. */
const MOST_FINDINGS = 50

/** Sends random requests and collects the answers that no request may get. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { origins, count, clients, meet, onProgress } = options
  let people = await meet()
  const operations = await describe(origins[0], people)
  const requests = new Requests(new Random(options.seed), operations)
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const report: FuzzReport = {
    requests: 0,
    seconds: 0,
    statuses: new Map(),
    operations: operations.length,
    succeeded: 0,
    slowestMs: 0,
    slowest: '',
    problems: { status: 0, 'no answer': 0, 'outside the contract': 0, slow: 0 },
    findings: [],
  }
  const patienceMs = PATIENCE * (options.hangMs ?? HANG_MS)
  const succeeded = new Set<string>()
  const started = performance.now()
  const client = async () => {
    while (report.requests < count && !options.signal?.aborted) {
      const turn = report.requests++
      if (turn % MEET_EVERY === 0) people = await meet()
      const origin = origins[turn % origins.length] ?? origins[0]
      const request = requests.next(from(people, turn, origin))
      const answer = await send(origin, agent, request, patienceMs).catch(error => error)
      // Ctrl-C reaches the shop as well.
      if (options.signal?.aborted) return
      judge(report, request, answer, options)
      if (answer instanceof Error) continue
      learn(requests, answer)
      if (answer.status === 200 && request.name !== 'page') succeeded.add(request.name)
      report.succeeded = succeeded.size
      report.seconds = (performance.now() - started) / 1000
      await onProgress?.(turn + 1, report)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return report
}

async function describe(origin: string, { staff }: TrialPeople): Promise<FuzzOperation[]> {
  const paths = ['/api/openapi.json', '/desk/api/openapi.json']
  const answers = await Promise.all(paths.map(path => fetch(origin + path, { headers: staff })))
  return (await Promise.all(answers.map(answer => answer.json()))).flatMap(operationsOf)
}

/** Each request from another network, because allowances are counted per network. */
function from(people: TrialPeople, turn: number, origin: string): TrialPeople {
  const address = { 'X-Forwarded-For': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}` }
  const { visitor, customer, staff } = people
  return {
    visitor: { ...visitor, ...address },
    customer: { ...customer, ...address },
    staff: { ...staff, Origin: origin, ...address },
  }
}

function learn(requests: Requests, { type, text }: FuzzAnswer): void {
  if (type.startsWith('application/json') && text.length < 300_000) requests.memory.learn(parse(text))
  else if (/html|xml/.test(type)) requests.learnPage(text)
}

function judge(
  report: FuzzReport,
  request: FuzzRequest,
  answer: FuzzAnswer | Error,
  { hangMs = HANG_MS, onFinding }: FuzzOptions,
): void {
  const problem = problemOf(request, answer, hangMs)
  if (!(answer instanceof Error)) {
    report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1)
    if (answer.ms > report.slowestMs) Object.assign(report, { slowestMs: answer.ms, slowest: request.name })
  }
  if (!problem || ++report.problems[problem] > MOST_FINDINGS) return
  const { Cookie, Authorization, ...headers } = request.headers
  const sent = `${request.method} ${request.path} ${JSON.stringify(headers)} ${request.body?.toString() ?? ''}`
  const took = answer instanceof Error ? '' : ` ${answer.status} after ${Math.round(answer.ms)} ms`
  const finding = {
    kind: problem,
    problem: `${problem}${took} (${request.name})`,
    request: sent.slice(0, 1_500),
    answer: answer instanceof Error ? answer.message : answer.text.slice(0, 300),
  }
  report.findings.push(finding)
  onFinding?.(finding)
}

function problemOf(
  { name, method }: FuzzRequest,
  answer: FuzzAnswer | Error,
  hangMs: number,
): FuzzProblem | null {
  if (answer instanceof Error) return 'no answer'
  if (answer.status >= 500) return 'status'
  if (answer.ms > hangMs) return 'slow'
  const isCall = name !== 'page' && method !== 'HEAD' && answer.type.startsWith('application/json')
  return isCall && !isInContract(`${method} ${name.split(' ')[1]}`, parse(answer.text))
    ? 'outside the contract'
    : null
}

const DATA = new Map(
  [...allEndpoints(), ...allDeskEndpoints()].map(({ method, path, data }) => [`${method} ${path}`, data]),
)

/** Fields that the contract does not name would become public. */
function isInContract(call: string, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || !('code' in sent && 'message' in sent)) return false
  if (sent.code !== 200 || !('data' in sent)) return true
  const read = DATA.get(call)?.safeParse(sent.data)
  return !read || (read.success && isDeepStrictEqual(read.data, sent.data))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
