import { MANILA } from '@atlas/domain/time';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const inManila = () => MANILA;
const ofDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the device, as an IANA name. On the server, and while the page hydrates, Manila. */
export const useDeviceZone = (): string => useSyncExternalStore(never, ofDevice, inManila);
