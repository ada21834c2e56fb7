import type { PageFlag } from '@atlas/domain/access';
import { aboutPerson, type Authorization } from '../../graphql/rules.ts';
import type { User } from '../users/repo.ts';

/** The pages with a form in which Markdown is written. */
const WRITING_PAGES = [
  'newCourse',
  'editCourse',
  'newLesson',
  'editLesson',
  'newEvent',
  'editEvent',
  'newStage',
  'editStage',
  'defaultSettings',
] as const satisfies readonly PageFlag[];

/** Access rules for content. */
export const contentAuthorization: Authorization = {
  types: {
    ContentAudience: 'with-parent',
    ExplainedAccess: 'with-parent',
    ProductContent: 'with-parent',
    PublishCheck: 'with-parent',
  },
  fields: {
    // Contains drafts, which only staff see.
    'Product.contents': { page: ['editProduct', 'enrollUser', 'product', 'products', 'subscription'] },
    'User.explainedAccess': aboutPerson('user', ({ id }: User) => id),
    'Viewer.contentAudience': { page: ['newCourse', 'editCourse', 'newEvent', 'editEvent', 'newResourceFile', 'editResourceFile'] },
    'Viewer.markdownPreview': { page: WRITING_PAGES },
  },
};
