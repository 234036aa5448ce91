import { z } from 'zod';

/** PDFs that one job may make out of a form. */
export const MAX_FORM_RECORDS = 1000;

/** A field of a PDF form. */
export const FormField = z.object({
  name: z.string(),
  /** What the form calls it to people, if it does. */
  label: z.string().nullable(),
  kind: z.enum(['text', 'checkbox', 'radio', 'choice']),
  /** As it is entered now; `Off` is an empty check box or group. */
  value: z.string(),
  /** What can be chosen; of a check box the word for checked. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  isMultiline: z.boolean(),
  /** Several can be chosen, said with commas between them. */
  isMultiple: z.boolean(),
  isReadOnly: z.boolean(),
  maxLength: z.int().nullable(),
  /** Zero-based. */
  pageNumber: z.int(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type FormField = z.infer<typeof FormField>;

/** What is entered, by the name of the field; what is not named stays. */
export const FormRecord = z.record(z.string().min(1).max(500), z.string().max(10_000));
export type FormRecord = z.infer<typeof FormRecord>;
