/**
 * @generated SignedSource<<8ac396299235ee7b9a29acf4530aa0b0>>
 * @relayHash 13049026b9d5ca6c53d662e31d73032d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19b956a0d3b4cff747b5c4dc892d16e56c74f122d02fa432f465d137e4ab229a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubgroupScreenQuery } from './SubgroupScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubgroupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19b956a0d3b4cff747b5c4dc892d16e56c74f122d02fa432f465d137e4ab229a",
    "metadata": {},
    "name": "SubgroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
