/**
 * @generated SignedSource<<3a9a6c599a3902ed9ca2b07ac2b64550>>
 * @relayHash b682b2411ff3937e5ff3060c88bd6ba1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d716ce2b7f0f859ba7deacebf687663732099f5fafe4f6cca4a8df2ef711048

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarFeedDialogQuery } from './CalendarFeedDialogQuery.graphql';

const node: PreloadableConcreteRequest<CalendarFeedDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d716ce2b7f0f859ba7deacebf687663732099f5fafe4f6cca4a8df2ef711048",
    "metadata": {},
    "name": "CalendarFeedDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
