/**
 * @generated SignedSource<<089c61ab7dd668d877277944ff0169ca>>
 * @relayHash 721d40cb9fa11f12a732a11ab6742104
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3841adac0b6b57c52997e9829104d76c7de7b597104f4805e0d369413d9dbb28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NonMembersScreenQuery } from './NonMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<NonMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3841adac0b6b57c52997e9829104d76c7de7b597104f4805e0d369413d9dbb28",
    "metadata": {},
    "name": "NonMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
