export { DROPPED_FILE_DAYS, droppedFilesDue } from './droppedFilesDue.ts';
export { fileCaching } from './fileCaching.ts';
export { fileNameForm } from './fileNameForm.ts';
export { wayOutOfApp } from './wayOutOfApp.ts';
export { isShownInline } from './isShownInline.ts';
export { renamedFile } from './renamedFile.ts';
