import { z } from 'zod';

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 1000;

export const FilterOperator = z.enum([
  'contains', 'notContains', 'equals', 'notEqual', 'startsWith', 'endsWith',
  'lessThan', 'lessThanOrEqual', 'greaterThan', 'greaterThanOrEqual', 'inRange', 'before', 'after', 'between',
  'blank', 'notBlank', 'in', 'notIn',
]);
export type FilterOperator = z.infer<typeof FilterOperator>;

/** One condition on a field. Ranges use valueFrom and valueTo, lists (`in`, `notIn`) an array; blank and notBlank take no value. */
export const Filter = z.object({
  field: z.string().max(100),
  operator: FilterOperator,
  value: z.union([z.string().max(1000), z.number(), z.boolean(), z.array(z.union([z.string().max(1000), z.number()])).max(10_000)]).optional(),
  valueFrom: z.union([z.string().max(100), z.number()]).optional(),
  valueTo: z.union([z.string().max(100), z.number()]).optional(),
});
export type Filter = z.infer<typeof Filter>;

export const Sort = z.object({ field: z.string().max(100), direction: z.enum(['ASC', 'DESC']) });
export type Sort = z.infer<typeof Sort>;

export const Pagination = z.object({
  page: z.int().min(1), pageSize: z.int().min(1), totalCount: z.int().min(0), totalPages: z.int().min(0),
});
export type Pagination = z.infer<typeof Pagination>;

/** A JSON array that travels in a query parameter. */
export function jsonParam<S extends z.ZodType>(schema: S) {
  return z.union([z.string(), schema]).transform((value, context): z.output<S> => {
    let parsed: unknown = value;
    if (typeof value === 'string') {
      try {
        parsed = JSON.parse(value);
      } catch {
        context.addIssue({ code: 'custom', message: 'Must be JSON' });
        return z.NEVER;
      }
    }
    const result = schema.safeParse(parsed);
    if (result.success) return result.data;
    for (const issue of result.error.issues) context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
    return z.NEVER;
  });
}

/** A whole number that travels in a query parameter. */
export function intParam(minimum: number, maximum: number) {
  return z.coerce.number().int().min(minimum).max(maximum);
}

/** Calendar date on the wire. */
export const CalendarDate = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Date must be in YYYY-MM-DD format');
/** Instant on the wire. */
export const Instant = z.iso.datetime();
export const Id = z.uuid();
