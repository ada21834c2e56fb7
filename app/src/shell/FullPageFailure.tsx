import { FullPageError } from '@atlas/ui';
import { FULL_PAGE_ERROR } from '@atlas/domain/errors';

/**
 * The last resort, when nothing else could render.
 * @spec 1 §2.1
 */
export function FullPageFailure() {
  return <FullPageError title={FULL_PAGE_ERROR} text="Reload the page. What you finished is saved." />;
}
