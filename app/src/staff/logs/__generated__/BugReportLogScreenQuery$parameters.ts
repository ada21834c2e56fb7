/**
 * @generated SignedSource<<1cc401c2c70baff64162732b7b819661>>
 * @relayHash 38f3cfe3ce3fba02d0fd98bbc3eed3e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acda6722c3d4aa19ecc318a1aec9ebec22b88f7ef9455e3b7dbd7dc77c339ead

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BugReportLogScreenQuery } from './BugReportLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<BugReportLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acda6722c3d4aa19ecc318a1aec9ebec22b88f7ef9455e3b7dbd7dc77c339ead",
    "metadata": {},
    "name": "BugReportLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
