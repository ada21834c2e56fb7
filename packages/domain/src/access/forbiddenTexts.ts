/**
 * The Forbidden screen: its title, and the button that returns home.
 *
 * @spec 1 §2.8, 2 §8
 */
export const ACCESS_RESTRICTED = 'Access Restricted';
export const GO_BACK = 'Go Back';
