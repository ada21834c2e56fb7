/**
 * The facts that decide about overlays, in addition to the session and the browser's storage.
 * Loaded from the server once per page load.
 */
export interface OverlayFacts {
  readonly challengeDeadline: Date;
  readonly event: {
    readonly name: string;
    readonly place: string;
    readonly date: Date;
    readonly ticketLink: string;
    readonly groupLink: string;
  };
}
