import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import type { Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** The installation, restored from a backup and paused since. */
const pausedInstallation: Fixture = ({ numberFrom }) =>
  numberFrom(sql`insert into installation (restored_at, backup_at, paused_at) values (${TEST_NOW}, ${TEST_NOW}, ${TEST_NOW})
    on conflict (id) do update set resumed_at = null, resumed_by_id = null returning id`);

/** Cases of the mutations of the installation. */
export const mutationCases: MutationCases = {
  resumeOutgoing: {
    ...byAdmin('resumeOutgoing', 'installation'),
    call: async ({ row }) => {
      await row(pausedInstallation);
      return 'resumeOutgoing { resumedAt }';
    },
  },
};
