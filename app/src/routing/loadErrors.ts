import { ATLAS_UPDATED, CODE_LOST, RELOAD } from '@atlas/domain/errors';
import { onLoadError, showToast } from '@atlas/ui';
import { errorMessage } from '../session/fetchGraphQL.ts';
import { serverBuild } from '../session/serverBuild.ts';
import { isCodeMissing } from './isCodeMissing.ts';

/** Whether the server was updated since this page was loaded. Its files may then be gone. */
async function isUpdated(): Promise<boolean> {
  const build = await serverBuild();
  // The entry script of a page is named after its build.
  return build !== null && document.querySelector(`script[src$="-${CSS.escape(build)}.js"]`) === null;
}

/** The message for code that could not be loaded. */
export const missingCodeMessage = async (): Promise<string> => ((await isUpdated()) ? ATLAS_UPDATED : CODE_LOST);

/** Reloads the page, after the user pressed a button. A form with unsaved changes asks first. */
export const reloadPage = (): void => location.reload();

/** Shows an error in a toast. For code that could not be loaded it offers to reload the page. */
export function showLoadError(error: unknown): void {
  if (!isCodeMissing(error)) return showToast({ kind: 'error', text: errorMessage(error) });
  const action = { text: RELOAD, onClick: reloadPage };
  void missingCodeMessage().then((text) => showToast({ kind: 'error', id: 'missing-code', text, action }));
}

onLoadError(showLoadError);
