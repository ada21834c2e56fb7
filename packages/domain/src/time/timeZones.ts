export interface TimeZone {
  /** The standard offset, 'GMT+08:00', without daylight saving. */
  readonly offset: string;
  /** The place that represents the offset. */
  readonly place: string;
  /** The name in the IANA database. */
  readonly zone: string;
}

const zone = (offset: string, place: string, id: string): TimeZone => ({ offset: `GMT${offset}`, place, zone: id });

/**
 * One place for each offset in use, from -12:00 to +14:00.
 *
 * @spec 2 §3
 */
export const TIME_ZONES: readonly TimeZone[] = /* @__PURE__ */ [
  ['-12:00', 'Baker Island', 'Etc/GMT+12'],
  ['-11:00', 'Pago Pago', 'Pacific/Pago_Pago'],
  ['-10:00', 'Honolulu', 'Pacific/Honolulu'],
  ['-09:30', 'Marquesas Islands', 'Pacific/Marquesas'],
  ['-09:00', 'Anchorage', 'America/Anchorage'],
  ['-08:00', 'Los Angeles', 'America/Los_Angeles'],
  ['-07:00', 'Denver', 'America/Denver'],
  ['-06:00', 'Chicago', 'America/Chicago'],
  ['-05:00', 'New York', 'America/New_York'],
  ['-04:00', 'Halifax', 'America/Halifax'],
  ['-03:30', "St. John's", 'America/St_Johns'],
  ['-03:00', 'São Paulo', 'America/Sao_Paulo'],
  ['-02:00', 'South Georgia', 'Atlantic/South_Georgia'],
  ['-01:00', 'Azores', 'Atlantic/Azores'],
  ['+00:00', 'London', 'Europe/London'],
  ['+01:00', 'Berlin', 'Europe/Berlin'],
  ['+02:00', 'Cairo', 'Africa/Cairo'],
  ['+03:00', 'Riyadh', 'Asia/Riyadh'],
  ['+03:30', 'Tehran', 'Asia/Tehran'],
  ['+04:00', 'Dubai', 'Asia/Dubai'],
  ['+04:30', 'Kabul', 'Asia/Kabul'],
  ['+05:00', 'Karachi', 'Asia/Karachi'],
  ['+05:30', 'Kolkata', 'Asia/Kolkata'],
  ['+05:45', 'Kathmandu', 'Asia/Kathmandu'],
  ['+06:00', 'Dhaka', 'Asia/Dhaka'],
  ['+06:30', 'Yangon', 'Asia/Yangon'],
  ['+07:00', 'Bangkok', 'Asia/Bangkok'],
  ['+08:00', 'Singapore', 'Asia/Singapore'],
  ['+08:45', 'Eucla', 'Australia/Eucla'],
  ['+09:00', 'Tokyo', 'Asia/Tokyo'],
  ['+09:30', 'Darwin', 'Australia/Darwin'],
  ['+10:00', 'Sydney', 'Australia/Sydney'],
  ['+10:30', 'Lord Howe Island', 'Australia/Lord_Howe'],
  ['+11:00', 'Nouméa', 'Pacific/Noumea'],
  ['+12:00', 'Auckland', 'Pacific/Auckland'],
  ['+12:45', 'Chatham Islands', 'Pacific/Chatham'],
  ['+13:00', "Nuku'alofa", 'Pacific/Tongatapu'],
  ['+14:00', 'Kiritimati', 'Pacific/Kiritimati'],
].map(([offset = '', place = '', id = '']) => zone(offset, place, id));

/**
 * A time zone as lists show it.
 *
 * @example timeZoneLabel({ offset: 'GMT+08:00', place: 'Singapore', zone: 'Asia/Singapore' })
 * // 'GMT+08:00 Singapore'
 * @spec 2 §3
 */
export function timeZoneLabel({ offset, place }: TimeZone): string {
  return `${offset} ${place}`;
}

/** The place shown for a time zone: Manila where its clock shows the time of Manila. */
const shownPlace = ({ zone: id, place }: TimeZone): string => (id === 'Asia/Singapore' ? 'Manila' : place);

/**
 * A time zone as people choose and read it. Forms and the database keep `timeZoneLabel`. Product
 * decision.
 *
 * @example timeZoneName({ offset: 'GMT+08:00', place: 'Singapore', zone: 'Asia/Singapore' })
 * // 'Manila (GMT+08:00)'
 */
export const timeZoneName = (zone: TimeZone): string => `${shownPlace(zone)} (${zone.offset})`;

const labelled = (label: string): TimeZone | undefined => TIME_ZONES.find((one) => timeZoneLabel(one) === label);

/** The name of the time zone with a label, or the label itself if there is no such zone. */
export function timeZoneNamed(label: string): string {
  const found = labelled(label);
  return found ? timeZoneName(found) : label;
}

/** The place of the time zone with a label, or the label itself if there is no such zone. */
export function timeZonePlace(label: string): string {
  const found = labelled(label);
  return found ? shownPlace(found) : label;
}

/**
 * The default zone, which has the same time as Manila.
 *
 * @spec 2 §3
 */
export const DEFAULT_TIME_ZONE = 'GMT+08:00 Singapore';
