import { type FormErrors, validateWith } from '@atlas/domain/forms';
import { enumName } from '@atlas/domain/lists';
import { resourceForm, type ResourceSource } from '@atlas/domain/resources';
import type { UploadedFile } from '@atlas/ui';

/** A file as the form keeps it; null stands for the one that the resource has. */
export interface ChosenFile extends UploadedFile {
  readonly file: File | null;
}

/** What somebody fills in about a resource; choices are texts, as inputs have them. */
export interface ResourceValues {
  name: string;
  description: string;
  source: ResourceSource;
  url: string;
  files: readonly ChosenFile[];
  isPublic: boolean;
  forAffiliates: boolean;
  accessLevelIds: readonly string[];
}

const said = ({ files: [chosen], accessLevelIds, ...values }: ResourceValues) => ({
  ...values,
  fileName: chosen?.file ? chosen.name : null,
  accessLevelIds: accessLevelIds.map(Number),
});

/** The form's values as the API takes them. */
export const resourceInput = (values: ResourceValues) => ({ ...said(values), source: enumName(values.source) });

/** The problems of the form; a file that the resource has counts until it is taken away. */
export function checkResource(values: ResourceValues): FormErrors {
  const hasFile = values.files.some(({ file }) => file === null);
  const { fileName, ...errors } = validateWith(resourceForm({ hasFile }))(said(values));
  return { ...errors, ...(fileName !== undefined && { files: fileName }) };
}
