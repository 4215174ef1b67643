import * as z from 'zod'
import type { Endpoint } from '../../contract/wire/endpoint.ts'
import { endpointsOf } from '../../contract/wire/endpoints-of.ts'
import { ERRORS } from '../../contract/wire/errors.ts'
import { LANGS } from '../../domain/locales.ts'

type Json = Record<string, unknown>

const MEDIA_TYPES = { json: 'application/json', multipart: 'multipart/form-data', raw: 'application/json' }

type Described = { title: string; contract: Record<string, object>; security: Json; publicUrl: string }
type Description = Json & { paths: Json }

/**
 * OpenAPI 3.1 from the same data that the server mounts and the client calls. Written when it is first asked for:
 * it takes 0.2 s, for which every start would wait.
 */
export function openApi(described: Described): () => Description {
  let description: Description | undefined
  return () => (description ??= describe(described))
}

function describe({ title, contract, security, publicUrl }: Described): Description {
  const schemas: Record<string, unknown> = { Refusal: refusalSchema() }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Every answer is {code, message, data}; code 200 is success. Errors also have a reason: a key that stays the same in every language. `Lang` chooses the language of texts.',
    },
    servers: [{ url: publicUrl }],
    tags: Object.keys(contract).map(name => ({ name })),
    paths: paths(contract, schemas),
    components: {
      securitySchemes: security,
      schemas,
    },
  }
}

function paths(contract: Described['contract'], schemas: Json): Json {
  const found: Record<string, Json> = {}
  for (const [area, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpointsOf(endpoints))) {
      found[endpoint.path] = {
        ...found[endpoint.path],
        [endpoint.method.toLowerCase()]: operation(area, name, endpoint, schemas),
      }
    }
  }
  return found
}

function operation(area: string, operationId: string, endpoint: Endpoint, schemas: Json): Json {
  return {
    operationId,
    tags: [area],
    summary: endpoint.summary,
    ...securityOf(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...endpoint.headers.map(name => headerParameter(name, true)),
      ...endpoint.optionalHeaders.map(name => headerParameter(name, false)),
      langHeader(),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { [MEDIA_TYPES[endpoint.encoding]]: { schema: schemaOf(endpoint.body, 'input', schemas) } },
      },
    }),
    responses: {
      200: {
        description: 'Success',
        content: json(envelope({ const: 200 }, schemaOf(endpoint.data, 'output', schemas))),
      },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Refusal' }) },
    },
  }
}

/** Customers send a bearer token, staff a cookie; the desk also names the right. */
function securityOf({ access, may }: Endpoint): Json {
  if (access === 'user') return { security: [{ bearer: [] }] }
  return may === null || may === 'anyone' ? {} : { security: [{ desk: [] }], 'x-right': may }
}

function parameters(schema: Endpoint['params'], place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schema ? z.toJSONSchema(schema, { io: 'input' }) : {}
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function headerParameter(name: string, required: boolean): Json {
  return { name, in: 'header', required, schema: { type: 'string' } }
}

function langHeader(): Json {
  return {
    name: 'Lang',
    in: 'header',
    required: false,
    schema: { type: 'string', enum: LANGS, default: 'en' },
  }
}

function refusalSchema(): Json {
  const codes = Object.keys(ERRORS).map(Number)
  const { required, properties, ...rest } = envelope(
    { type: 'integer', enum: codes },
    { description: 'For code 400: {errors: {field: message}}' },
  )
  return {
    ...rest,
    required: [...required, 'reason'],
    properties: {
      ...properties,
      reason: { type: 'string', description: 'What happened, as a key: programs decide by it' },
      values: { type: 'object', description: 'The values in the text of the reason, if any' },
    },
  }
}

function envelope(code: Json, data: Json) {
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code, message: { type: 'string' }, data },
  }
}

/** Named schemas become components that others refer to. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output', schemas: Json): Json {
  const written = JSON.stringify(z.toJSONSchema(schema, { io })).replaceAll(
    '#/$defs/',
    '#/components/schemas/',
  )
  const { $schema, $defs = {}, ...rest } = JSON.parse(written)
  Object.assign(schemas, $defs)
  return rest
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}
