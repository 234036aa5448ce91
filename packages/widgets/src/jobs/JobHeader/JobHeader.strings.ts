import type { DeleteJobStrings } from '../JobList/DeleteJobDialog.js';
import { jobListStrings } from '../JobList/JobList.strings.js';

const { deleteTitle, deleteQuestion, deleteConsequence, deleteConfirm, cancel, deleted, deleteFailed } = jobListStrings;

export const jobHeaderStrings = {
  name: 'Job name',
  rename: 'Rename job',
  nameRequired: 'Name is required',
  renameFailed: 'Error updating job',
  /** The generation of the engine that read the job. */
  algorithms: { v1: 'V1', v2: 'V2' } as Record<string, string>,
  algorithmHint: 'The engine that read this job',
  badDate: 'Bad date',
  badDateHint: 'A date of this job contains 2001 and was probably misread.',
  tags: 'Tags',
  tagsPlaceholder: 'Type to create a new tag',
  createTag: (tag: string) => `Create tag "${tag}"`,
  tagsSaved: 'Tags updated successfully',
  someTagsFailed: 'Some tags could not be updated. Please try again.',
  tagsFailed: 'Error updating tags',
  deleteJob: 'Delete Job',
  deleteTitle, deleteQuestion, deleteConsequence, deleteConfirm, cancel, deleted, deleteFailed,
} satisfies DeleteJobStrings & Record<string, unknown>;
export type JobHeaderStrings = typeof jobHeaderStrings;
