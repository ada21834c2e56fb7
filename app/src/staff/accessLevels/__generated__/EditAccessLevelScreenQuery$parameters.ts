/**
 * @generated SignedSource<<71402e7cd4cdcd3e86375f4e61500ae3>>
 * @relayHash cb6bd0e8a335f6741caeca18d015aefd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c447899de67974f081a804702fe0d82d6a6f0d2a96ec900ad350fd8fef0ef1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditAccessLevelScreenQuery } from './EditAccessLevelScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditAccessLevelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c447899de67974f081a804702fe0d82d6a6f0d2a96ec900ad350fd8fef0ef1d",
    "metadata": {},
    "name": "EditAccessLevelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
