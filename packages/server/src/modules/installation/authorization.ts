import type { Context } from '../../commands/context.ts';
import { opensPage } from '../../commands/reader.ts';
import { record, type Authorization } from '../../graphql/rules.ts';
import type { Installation } from './repo.ts';

const mayRead = ({ source: { reader } }: Context): boolean => opensPage(reader, 'infoLogsReport') || opensPage(reader, 'defaultSettings');

/** Access rules of the installation. */
export const installationAuthorization: Authorization = {
  types: { Installation: record('holders of infoLogsReport or defaultSettings', (_row: Installation, ctx) => mayRead(ctx)) },
  fields: { 'Viewer.outgoingPause': 'signed-in', 'Mutation.resumeOutgoing': { page: 'defaultSettings' } },
};
