import type { Random } from '../random.ts'

const MOST_PER_NAME = 60
const MOST_NODES = 400

/** Values that the shop has answered, by the name of their field: ids, keys and revisions lead deeper than chance. */
export class Memory {
  readonly #known = new Map<string, unknown[]>()
  readonly #random: Random

  constructor(random: Random) {
    this.#random = random
  }

  learn(answer: unknown): void {
    const waiting: unknown[] = [answer]
    for (let seen = 0; waiting.length > 0 && seen < MOST_NODES; seen++) {
      const next = waiting.pop()
      if (typeof next !== 'object' || next === null) continue
      for (const [name, value] of Object.entries(next)) {
        if (typeof value === 'object') waiting.push(value)
        else if (!Array.isArray(next)) this.add(name, value)
      }
    }
  }

  add(name: string, value: unknown): void {
    const values = this.#known.get(name) ?? []
    this.#known.set(name, values)
    if (values.length < MOST_PER_NAME) values.push(value)
    else values[this.#random.below(MOST_PER_NAME)] = value
  }

  /** A value of a field with this name; `order_id` and `id` can be the same thing. */
  recall(name: string): unknown {
    const own = this.#known.get(name)
    if (own && this.#random.chance(0.8)) return this.#random.pick(own)
    const [, last = name] = /_([a-z]+)$/.exec(name) ?? []
    return this.#random.pick(this.#known.get(last) ?? [])
  }
}
