import { meetingText } from './meetingDays.ts';

interface PlacedWith {
  readonly leadName: string;
  readonly groupName: string;
  readonly meetingDay: number | null;
  /** 'HH:MM' in Manila. */
  readonly meetingTime: string | null;
}

/** The title and text of the notification about the result of a round. */
export interface RoundNews {
  readonly title: string;
  readonly body: string;
}

/**
 * Announces the result of a round to a person with a seat.
 *
 * @example
 * const group = { groupName: 'Narra', meetingDay: 7, meetingTime: '19:30' };
 * placedNews({ leadName: 'Ana Cruz', ...group }).title // 'Your team lead is Ana Cruz'
 */
export function placedNews({ leadName, groupName, ...meeting }: PlacedWith): RoundNews {
  const meets = meetingText(meeting);
  return {
    title: `Your team lead is ${leadName}`,
    body: `You are now in the accountability group ${groupName}.${meets === null ? '' : ` It meets ${meets}, Manila time.`}`,
  };
}

/**
 * Announces the result of a round to a person for whom no seat was left.
 *
 * @example notPlacedNews('Batch 17').title // 'No seat was left: Batch 17'
 */
export const notPlacedNews = (roundName: string): RoundNews => ({
  title: `No seat was left: ${roundName}`,
  body: 'All team leads you ranked were full. Staff will find a group for you.',
});
