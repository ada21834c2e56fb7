import { type EnteredEventTimes, eventForm, RECURRENCE_UNITS } from '@atlas/domain/events';
import { validateWith } from '@atlas/domain/forms';
import { enumName } from '@atlas/domain/lists';
import { DEFAULT_TIME_ZONE } from '@atlas/domain/time';

/** What somebody fills in about an event; choices are texts, as inputs have them. */
export interface EventValues extends Omit<EnteredEventTimes, 'every' | 'interval' | 'weekDays'> {
  name: string;
  shortDescription: string;
  description: string;
  /** '' happens once. */
  every: string;
  interval: number | null;
  weekDays: readonly string[];
  place: string;
  link: string;
  seats: number | null;
  recordingUrl: string;
  hostId: string;
  accessLevelIds: readonly string[];
  /** Of a change: people may lose seats at times that the event will not have any more. */
  cancelRsvps: boolean;
}

export const EMPTY_EVENT: EventValues = {
  name: '',
  shortDescription: '',
  description: '',
  startDay: '',
  startTime: '',
  endDay: '',
  endTime: '',
  timeZone: DEFAULT_TIME_ZONE,
  every: '',
  interval: 1,
  weekDays: [],
  until: '',
  place: '',
  link: '',
  seats: null,
  recordingUrl: '',
  hostId: '',
  accessLevelIds: [],
  cancelRsvps: false,
};

/** The form's values as domain's schema takes them. */
const formOf = ({ every, interval, hostId, accessLevelIds, ...values }: EventValues) => ({
  ...values,
  every: RECURRENCE_UNITS.find(({ value }) => value === every)?.value ?? null,
  interval: every === '' ? 1 : interval,
  hostId: hostId === '' ? null : Number(hostId),
  accessLevelIds: accessLevelIds.map(Number),
});

const check = validateWith(eventForm);
export const checkEvent = (values: EventValues) => check(formOf(values));

/** The form's values as the API takes them, once they were checked. */
export function eventInput(values: EventValues) {
  const { every, interval, ...form } = formOf(values);
  return { ...form, every: every && enumName(every), interval: interval ?? 1 };
}
