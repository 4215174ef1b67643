import * as z from 'zod'

const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  schema: z.unknown(),
})
const Operation = z.object({
  operationId: z.string(),
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
})
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

/** One call of the API. */
export type FuzzOperation = z.infer<typeof Operation> & {
  name: string
  method: string
  path: string
  components: Record<string, unknown>
}

/** All calls of an OpenAPI description. */
export function operationsOf(description: unknown): FuzzOperation[] {
  const { paths, components } = Description.parse(description)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      components: components.schemas,
    })),
  )
}
