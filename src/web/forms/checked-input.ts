import type { CallInput, Endpoint } from '../../contract/wire/endpoint.ts'
import { type FieldErrors, Refusal } from '../../contract/wire/errors.ts'
import { validate } from '../../contract/wire/validate.ts'

/** Validates the input of a call; throws the same field errors as the server, without a request. */
export function checkedInput<E extends Endpoint>(endpoint: E, values: unknown): CallInput<E> {
  if (!isInput(endpoint, values)) throw new Refusal(400)
  return values
}

export function fieldErrorsOf(endpoint: Endpoint, values: unknown): FieldErrors {
  try {
    checkedInput(endpoint, values)
    return {}
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.details.fields ?? {}
  }
}

function isInput<E extends Endpoint>(endpoint: E, values: unknown): values is CallInput<E> {
  // A built browser bundle has no schemas for reads: see vite.config.ts, calls-only.
  if (endpoint.method === 'GET') throw new Error(`${endpoint.path} cannot be checked here`)
  for (const schema of [endpoint.params, endpoint.query, endpoint.body]) if (schema) validate(schema, values)
  return true
}
