// The contract as OpenAPI 3.1, for the committed reference and for /api/v1/openapi.json.
import * as published from '@tieout/sdk/contract';
import { commonErrors, ErrorBody } from '@tieout/sdk/contract';
import type { Endpoint, ErrorDefinition } from '@tieout/sdk/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;
type AnyContract = Record<string, Record<string, Endpoint>>;

/** Every schema the contract exports goes by its name there. */
const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(published)) if (schema instanceof z.ZodType && !names.has(schema)) names.add(schema, { id });

export function buildOpenapi(contract: AnyContract): Json {
  const components: Components = new Map();
  const schemaOf: SchemaOf = (schema, io) => describeSchema(schema, io, components);
  components.set('Error', schemaOf(ErrorBody, 'output'));
  const paths: Record<string, Json> = {};
  for (const [feature, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const operations = (paths[endpoint.path] ??= {});
      operations[endpoint.method.toLowerCase()] = operation(feature, name, endpoint, schemaOf);
    }
  }
  return mergeDirections({
    openapi: '3.1.0',
    info: { title: 'Tieout', version: '1', description: 'Bank and card statements into rows that tie out.', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: 'http://localhost:4000', description: 'tieout serve on this machine' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'Access token. In local mode none is needed.' } },
    },
  }, components);
}

function operation(feature: string, name: string, endpoint: Endpoint, schemaOf: SchemaOf): Json {
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    ...(endpoint.auth === 'none' ? { security: [] } : {}),
    ...(endpoint.params || endpoint.query ? { parameters: [...parameters(endpoint.params, 'path', schemaOf), ...parameters(endpoint.query, 'query', schemaOf)] } : {}),
    ...(endpoint.body || endpoint.multipart ? { requestBody: requestBody(endpoint, schemaOf) } : {}),
    responses: { ...success(endpoint, schemaOf), ...failures(endpoint) },
  };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query', schemaOf: SchemaOf): Json[] {
  if (!schema) return [];
  // The parts of a schema that has a name: parameters are listed one by one, not referred to.
  const { properties = {}, required = [] } = schemaOf(z.object(schema.shape), 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property;
    return { name, in: place, required: place === 'path' || required.includes(name), ...(description ? { description } : {}), schema: rest };
  });
}

function requestBody({ body, multipart }: Endpoint, schemaOf: SchemaOf): Json {
  const schema = body ? schemaOf(body, 'input') : { type: 'object', properties: {} };
  if (!multipart) return { required: true, content: { 'application/json': { schema } } };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const properties = { ...(schema['properties'] as Json), file };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties, required: ['file'] } } } };
}

function success({ response }: Endpoint, schemaOf: SchemaOf): Json {
  if (response === 'empty') return { 204: { description: 'Done.' } };
  if (response === 'redirect') return { 302: { description: 'Where the browser goes on to.' } };
  if (response === 'binary') return { 200: { description: 'The file.', content: { 'application/octet-stream': {} } } };
  return { 200: { description: 'OK', content: { 'application/json': { schema: schemaOf(response, 'output') } } } };
}

function failures({ auth, errors = [] }: Endpoint): Json {
  const { validationFailed, internal, unauthorized, forbidden, notFound } = commonErrors;
  const all: ErrorDefinition[] = [validationFailed, internal, ...(auth === 'bearer' ? [unauthorized, forbidden, notFound] : []), ...errors];
  const byStatus = new Map<number, ErrorDefinition[]>();
  for (const error of all) byStatus.set(error.status, [...(byStatus.get(error.status) ?? []), error]);
  return Object.fromEntries(
    [...byStatus].sort(([a], [b]) => a - b).map(([status, definitions]) => [
      status,
      {
        description: [...new Set(definitions.map(({ type, code, message }) => `${type} (${code}): ${message}`))].join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => Json;
type Components = Map<string, Json>;

const PLACE = '#/components/schemas/';

/** A schema whose named parts stand once among the components: what is answered under its name, what is sent as XInput. */
function describeSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): Json {
  const { $schema: _, $defs = {}, ...whole } = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: names }) as Json & { $defs?: Record<string, Json> };
  // zod numbers what refers to itself without a name; of those the contract has one, any JSON.
  const nameOf = (id: string) => id.replace(/^__schema0$/, 'JsonValue') + (io === 'input' ? 'Input' : '');
  const point = (value: Json): Json => {
    const text = JSON.stringify(value).replace(/"#\/\$defs\/(\w+)"/g, (_match, id: string) => JSON.stringify(PLACE + nameOf(id)));
    const { id: _id, ...rest } = JSON.parse(text) as Json;
    return rest;
  };
  for (const [id, definition] of Object.entries($defs)) components.set(nameOf(id), point(definition));
  const id = names.get(schema)?.id;
  if (id === undefined || '$ref' in whole) return point(whole);
  components.set(nameOf(id), point(whole));
  return { $ref: PLACE + nameOf(id) };
}

/** Most schemas are the same in both directions, and then need one name. */
function mergeDirections(document: Json, components: Components): Json {
  const inputs = [...components.keys()].filter((name) => name.endsWith('Input'));
  const output = (name: string) => components.get(name.slice(0, -'Input'.length));
  let merged = new Set(inputs);
  const rename = (text: string) => text.replace(/"#\/components\/schemas\/(\w+)"/g, (whole, name: string) => (merged.has(name) ? JSON.stringify(PLACE + name.slice(0, -'Input'.length)) : whole));
  for (let before = -1; before !== merged.size;) {
    before = merged.size;
    merged = new Set([...merged].filter((name) => !output(name) || rename(JSON.stringify(components.get(name))) === JSON.stringify(output(name))));
  }
  const schemas = [...components].map(([name, schema]): [string, Json] => [merged.has(name) ? name.slice(0, -'Input'.length) : name, JSON.parse(rename(JSON.stringify(schema))) as Json]);
  const { components: others, ...rest } = JSON.parse(rename(JSON.stringify(document))) as Json & { components: Json };
  return { ...rest, components: { ...others, schemas: Object.fromEntries(schemas.sort(([a], [b]) => (a < b ? -1 : 1))) } };
}
