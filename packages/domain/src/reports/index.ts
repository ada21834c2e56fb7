export { DATE_RANGE_PRESETS, type DateRange, type DateRangePreset, dateRangeOf } from './date-range.ts';
export { defaultReportRange, previousRange, REPORT_PERIODS, type ReportPeriod } from './report-range.ts';
