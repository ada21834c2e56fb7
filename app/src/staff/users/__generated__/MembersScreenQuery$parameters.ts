/**
 * @generated SignedSource<<b231bd3933e57a9c504686a836f50129>>
 * @relayHash a84c743f8a425e014cf7124b01e7b5fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 606c92a444ac04e5a5e4eeace1648928aa5f351bb217df9750d5bffa9b964fac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "606c92a444ac04e5a5e4eeace1648928aa5f351bb217df9750d5bffa9b964fac",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
