// The contract as OpenAPI 3.1, for the committed reference and for /api/v1/openapi.json.
import { commonErrors, ErrorBody } from '@tieout/sdk/contract';
import type { Endpoint, ErrorDefinition } from '@tieout/sdk/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;
type AnyContract = Record<string, Record<string, Endpoint>>;

export function buildOpenapi(contract: AnyContract): Json {
  const paths: Record<string, Json> = {};
  for (const [feature, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const operations = (paths[endpoint.path] ??= {});
      operations[endpoint.method.toLowerCase()] = operation(feature, name, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tieout', version: '1', description: 'Bank and card statements into rows that tie out.', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: 'http://localhost:4000', description: 'tieout serve on this machine' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'Access token. In local mode none is needed.' } },
      schemas: { Error: schemaOf(ErrorBody, 'output') },
    },
  };
}

function operation(feature: string, name: string, endpoint: Endpoint): Json {
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    ...(endpoint.auth === 'none' ? { security: [] } : {}),
    ...(endpoint.params || endpoint.query ? { parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')] } : {}),
    ...(endpoint.body || endpoint.multipart ? { requestBody: requestBody(endpoint) } : {}),
    responses: { ...success(endpoint), ...failures(endpoint) },
  };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property;
    return { name, in: place, required: place === 'path' || required.includes(name), ...(description ? { description } : {}), schema: rest };
  });
}

function requestBody({ body, multipart }: Endpoint): Json {
  const schema = body ? schemaOf(body, 'input') : { type: 'object', properties: {} };
  if (!multipart) return { required: true, content: { 'application/json': { schema } } };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const properties = { ...(schema['properties'] as Json), file };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties, required: ['file'] } } } };
}

function success({ response }: Endpoint): Json {
  if (response === 'empty') return { 204: { description: 'Done.' } };
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

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
