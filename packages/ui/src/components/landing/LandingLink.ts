/** A link of a landing page: a button, or the way to sign in. */
export interface LandingLink {
  readonly label: string;
  readonly href: string;
}
