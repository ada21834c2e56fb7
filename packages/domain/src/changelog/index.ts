export { type ChangelogForm, changelogForm } from './changelogForm.ts';
export { changelogList } from './changelogList.ts';
export { type ChangelogMonth, changelogMonths } from './changelogMonths.ts';
export { CHANGELOG_STATUSES, type ChangelogDates, type ChangelogStatus, changelogStatus } from './changelogStatus.ts';
