import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Random } from '../random.ts'
import type { Memory } from './memory.ts'

/** The parts of JSON Schema that the description uses. */
const Schema = z.looseObject({
  $ref: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
})
type Schema = z.infer<typeof Schema>

const TEXTS = [
  'LM358 GRM155R71C104KA88D stm32 DE en Berlin 10115 USD dhl-express bank 12.50 0 -1 true null name -name 100nF',
  '2026-11-17 2026-11-17T04:00:00Z buyer@example.com CF261115-7KQ4MX /files/x.png RFQ-1 5k 0402 paypal owner',
].flatMap(line => line.split(' '))
TEXTS.push('100nF 0402', '+49 30 1234567', 'Example Devices Ltd', 'correct horse 9')

/** Texts that have confused programs before. */
const EVIL_TEXTS = [
  "'; drop table parts; --|../../etc/passwd|<script>|{{x}}|%|_|\\|'|\"|`|(((((|*?+[|-|.| ||NaN|0x10|1e400|１２|İ|ß|ﷺ",
  '2026-02-30|9999-99-99|0000-00-00|24:00|\r\nX: y|\u202e|\u0000|a\ud800|constructor|__proto__',
].flatMap(line => line.split('|'))
EVIL_TEXTS.push('a'.repeat(300), 'x'.repeat(70_000), '😀'.repeat(50))

const EVIL: unknown[] = [
  ...EVIL_TEXTS,
  null,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  true,
  [],
  {},
  [[]],
]
EVIL.push([null], { a: 1 }, JSON.parse('{"__proto__":{"x":1},"toString":1,"length":-1}'))

const DEEPEST = 8

/** Values that mostly fit a schema: so that they pass the validation and reach the code behind it. */
export class Values {
  readonly #random: Random
  readonly #memory: Memory
  readonly #components: Record<string, unknown>

  constructor(random: Random, memory: Memory, components: Record<string, unknown>) {
    this.#random = random
    this.#memory = memory
    this.#components = components
  }

  of(described: unknown, name: string, depth = 0): unknown {
    const schema = Schema.parse(described ?? {})
    if (this.#random.chance(0.04)) return this.#random.pick(EVIL)
    if (depth > DEEPEST) return null
    if (isScalar(schema) && this.#random.chance(0.6)) {
      const known = this.#memory.recall(name)
      if (known !== undefined) return known
    }
    return this.#fitting(schema, name, depth)
  }

  /** One that is no part of a value, such as an undescribed query parameter. */
  text(): string {
    return (this.#random.chance(0.8) ? this.#random.pick(TEXTS) : this.#random.pick(EVIL_TEXTS)) ?? ''
  }

  #fitting(schema: Schema, name: string, depth: number): unknown {
    if (schema.$ref) return this.of(this.#components[schema.$ref.split('/').at(-1) ?? ''], name, depth + 1)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return this.#random.pick(schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return this.of(this.#random.pick(choices), name, depth + 1)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map(part => this.of(part, name, depth + 1)))
    const type = Array.isArray(schema.type) ? this.#random.pick(schema.type) : schema.type
    if (type === 'string') return this.#string(schema)
    if (type === 'integer' || type === 'number') return this.#number(schema, type)
    if (type === 'boolean') return this.#random.chance(0.5)
    if (type === 'array') return this.#array(schema, name, depth)
    if (type === 'null') return null
    return this.#object(schema, depth)
  }

  #string({ format, pattern, minLength = 0, maxLength = 1_000 }: Schema): string {
    if (format === 'uuid') return randomUUID()
    if (format === 'email') return `fuzz-${this.#random.below(50)}@example.com`
    if (format === 'date') return `2026-${this.#two(12)}-${this.#two(28)}`
    if (format === 'date-time') return `2026-${this.#two(12)}-${this.#two(28)}T12:00:00Z`
    const fitting = TEXTS.filter(
      text =>
        text.length >= minLength &&
        text.length <= maxLength &&
        (!pattern || new RegExp(pattern, 'u').test(text)),
    )
    const found = this.#random.pick(fitting)
    if (found !== undefined && this.#random.chance(0.9)) return found
    const length = this.#random.chance(0.1)
      ? maxLength + 1
      : Math.min(maxLength, minLength + this.#random.below(20))
    return 'A1b2-Ω'.repeat(Math.ceil(length / 6)).slice(0, Math.min(length, 100_000))
  }

  #number({ minimum = 0, maximum = 1_000 }: Schema, type: string): number {
    const range = Math.min(maximum, minimum + 100_000) - minimum
    if (this.#random.chance(0.1)) return this.#random.pick([minimum - 1, maximum + 1, minimum, maximum])
    if (type === 'number') return minimum + this.#random.below(Math.min(range, 1_000) * 100) / 100
    return (
      Math.ceil(minimum) + this.#random.below(this.#random.chance(0.7) ? Math.min(range, 20) + 1 : range + 1)
    )
  }

  #array({ items, minItems = 0, maxItems = 5 }: Schema, name: string, depth: number): unknown[] {
    const most = this.#random.chance(0.02) ? Math.min(maxItems + 1, 2_000) : minItems + this.#random.below(4)
    return Array.from({ length: most }, () => this.of(items, name.replace(/s$/, ''), depth + 1))
  }

  #object({ properties = {}, required = [], additionalProperties }: Schema, depth: number): object {
    const entries = Object.entries(properties)
      .filter(([name]) => this.#random.chance(required.includes(name) ? 0.97 : 0.5))
      .map(([name, schema]) => [name, this.of(schema, name, depth + 1)])
    if (entries.length === 0 && typeof additionalProperties === 'object')
      entries.push(['1', this.of(additionalProperties, '1', depth + 1)])
    if (this.#random.chance(0.02)) entries.push([this.text(), this.text()])
    return Object.fromEntries(entries)
  }

  #two(most: number): string {
    return String(1 + this.#random.below(most)).padStart(2, '0')
  }
}

function isScalar({ type, properties, items }: Schema): boolean {
  return !properties && !items && type !== 'object' && type !== 'array'
}
