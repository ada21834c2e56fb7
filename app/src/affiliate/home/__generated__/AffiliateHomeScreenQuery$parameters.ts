/**
 * @generated SignedSource<<f94aff0cc3e88aeee52d1db9b57fca2e>>
 * @relayHash b15078a9b0b2be3b5a2952930110cad8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db7fb5282cc3fd31347257af0d659940d4b8cc97f9edcb77b8e00d8f78137e87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AffiliateHomeScreenQuery } from './AffiliateHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<AffiliateHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db7fb5282cc3fd31347257af0d659940d4b8cc97f9edcb77b8e00d8f78137e87",
    "metadata": {},
    "name": "AffiliateHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
