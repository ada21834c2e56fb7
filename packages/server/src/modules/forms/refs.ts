import { builder } from '../../graphql/builder.ts';
import type { Form, FormResponse, FormVersion } from './repo.ts';

export const FormRef = builder.objectRef<Form>('Form');
export const FormVersionRef = builder.objectRef<FormVersion>('FormVersion');
export const FormResponseRef = builder.objectRef<FormResponse>('FormResponse');
