/** The answer to a sign-in that lacks the second step. Our form asks for the code then. */
export const CODE_NEEDED = 'Enter the code from your authenticator app.';
/** The answer to a wrong code, an old one, and one that was used. */
export const CODE_WRONG = 'That code is not right. Use the newest one, or a recovery code.';

/** Below the field for the code of the second step. */
export const CODE_HINT = 'Six digits of your authenticator app, or one of your recovery codes.';

/** What people who must set it up first are told, by every page and every call but those that set it up. */
export const SET_UP_FIRST = 'Set up two-step sign-in first: your access level needs it.';
