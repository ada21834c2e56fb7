/**
 * @generated SignedSource<<fb5565e1808bb921f665f90547a38718>>
 * @relayHash 072671d422cd3a6904a8934c2f6ab1f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 449ac6c4794dd6fc347a8e77f5e2bcaf5bfb94db63203cba59b3ca9152c38adc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventAttendanceScreenQuery } from './EventAttendanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventAttendanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "449ac6c4794dd6fc347a8e77f5e2bcaf5bfb94db63203cba59b3ca9152c38adc",
    "metadata": {},
    "name": "EventAttendanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
