import type { Dues, GraceDays } from '@atlas/domain/subscriptions';

/** The dues of a member, with what the banner and the gate count with. */
export interface MemberDues extends GraceDays {
  readonly dues: Dues;
  /** Where the membership is renewed; null where none ends or ended. */
  readonly renewalLink: string | null;
}

/** What overlays go by beside the session and the browser's storage: asked from the server once for each page load. */
export interface OverlayFacts {
  /** Null for a visitor. */
  readonly member: MemberDues | null;
  readonly challengeDeadline: Date;
  readonly event: {
    readonly name: string;
    readonly place: string;
    readonly date: Date;
    readonly ticketLink: string;
    readonly groupLink: string;
  };
}
