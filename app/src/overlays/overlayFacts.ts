/** What overlays go by beside the session and the browser's storage: asked from the server once for each page load. */
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
