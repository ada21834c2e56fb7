/**
 * @generated SignedSource<<b634ec61259f95ba7a2f630bc8994c2a>>
 * @relayHash 0bb119f7afaba3390678a58a593e45f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b01edfcbe6de6b95618bff3a25f0c56cddef3baea27cfeb36e61c50a53a5a674

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamLeadScreenQuery } from './TeamLeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamLeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b01edfcbe6de6b95618bff3a25f0c56cddef3baea27cfeb36e61c50a53a5a674",
    "metadata": {},
    "name": "TeamLeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
