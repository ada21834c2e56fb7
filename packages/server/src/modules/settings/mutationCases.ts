import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import { uniqueNumber, type Fixture } from '../../testing/mutationWorld.ts';

/** The current revision of the place of events. */
const placeRevision: Fixture = ({ numberFrom }) => numberFrom(sql`select revision from settings where name = 'event-place'`);

/** Cases of the mutations of settings. */
export const mutationCases: MutationCases = {
  updateSettings: {
    ...byAdmin('updateSettings', 'settings'),
    flags: [['defaultSettings', 'page_access']],
    call: async ({ row }) =>
      `updateSettings(edits: [{ name: "event-place", value: "Place ${await row(uniqueNumber)}", revision: ${await row(placeRevision)} }]) { id }`,
  },
};
