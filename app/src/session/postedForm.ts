import { createContext } from 'react';
import type { PostedForm } from './pageData.ts';

/** A form that was posted without script and rejected; usually null. */
export const PostedFormContext = createContext<PostedForm | null>(null);
