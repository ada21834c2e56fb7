import { enumOf } from '../../graphql/enumOf.ts';

export const AnnouncementAudienceRef = enumOf('AnnouncementAudience', ['members', 'segment']);
