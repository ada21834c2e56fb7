export { DATE_RANGE_PRESETS, type DateRange, type DateRangePreset, dateRangeOf } from './dateRange.ts';
export { defaultReportRange, previousRange, REPORT_PERIODS, type ReportPeriod } from './reportRange.ts';
